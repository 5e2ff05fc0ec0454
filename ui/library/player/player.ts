import { atom, computed } from 'nanostores'
import type { ErrorData } from '../../../contract/errors.ts'
import type { Track } from './track.ts'

export interface Listening {
  track: Track
  /** Next and previous are in it. */
  list: readonly Track[]
}

export type Player =
  | { state: 'idle' }
  | ({ state: 'loading' | 'playing' | 'paused' } & Listening)
  /** `resume` tries again at the same second. */
  | ({ state: 'failed'; error: ErrorData } & Listening)

export const $player = atom<Player>({ state: 'idle' })

/** Seconds. */
export const $position = atom(0)

/** Seconds; of the preview, until its file is known as the track says. */
export const $duration = atom<number | null>(null)

/** Of the current track. */
export const $progress = computed(
  [$position, $duration],
  (position, duration) => ({ position, duration })
)

export function isCurrent(
  player: Player,
  key: string
): player is Exclude<Player, { state: 'idle' }> {
  return player.state !== 'idle' && player.track.key === key
}

/** The next or previous of its list. */
export function neighbor(player: Player, step: 1 | -1): Listening | null {
  if (player.state === 'idle') return null
  const { list } = player
  const at = list.findIndex(({ key }) => key === player.track.key)
  const track = list[at + step]
  return track ? { track, list } : null
}
