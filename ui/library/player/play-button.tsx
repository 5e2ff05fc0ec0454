import { useStore } from '@nanostores/preact'
import { toggleTrack } from './play.ts'
import { $player, isCurrent } from './player.ts'
import { SoundButton } from './sound-button.tsx'
import type { Track } from './track.ts'
import { playerWords } from './words.ts'

interface Props {
  track: Track
  /** Next and previous stay in it. */
  list: readonly Track[]
  tabIndex?: number
}

/** Plays or pauses a track. */
export function PlayButton({ track, list, tabIndex }: Props) {
  const { key, title } = track
  const t = useStore(playerWords)
  const player = useStore($player)
  const state = isCurrent(player, key) ? player.state : 'idle'
  const isOn = state === 'playing' || state === 'loading'
  return (
    <SoundButton
      label={isOn ? t.pause({ title }) : t.play({ title })}
      icon={isOn ? 'pause' : 'play'}
      isBusy={state === 'loading'}
      tabIndex={tabIndex}
      onPress={() => toggleTrack(track, list)}
    />
  )
}
