import { useStore } from '@nanostores/preact'
import { atom } from 'nanostores'
import { $player, $progress, isCurrent } from './player.ts'
import type { Track } from './track.ts'

const $rest = atom({ position: 0, duration: null })

/**
 * In seconds; the duration is null when unknown. Lists have many tracks, and
 * only the current one follows the player.
 */
export function useProgress({ key, duration }: Track): {
  position: number
  duration: number | null
} {
  const isOn = isCurrent(useStore($player), key)
  const progress = useStore(isOn ? $progress : $rest)
  return isOn ? progress : { position: 0, duration }
}
