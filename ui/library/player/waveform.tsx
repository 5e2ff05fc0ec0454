import { useStore } from '@nanostores/preact'
import { play, seek, toggleTrack } from './play.ts'
import { $player, $position, isCurrent } from './player.ts'
import { timeText } from './time-text.ts'
import type { Track } from './track.ts'
import { useDrag } from './use-drag.ts'
import { useProgress } from './use-progress.ts'
import { WavePicture } from './wave-picture.tsx'
import styles from './waveform.module.css'
import { playerWords } from './words.ts'

interface Props {
  track: Track
  /** Next and previous stay in it. */
  list: readonly Track[]
  tabIndex?: number
}

/** Seconds that a key moves by. */
const steps: Partial<Record<string, number>> = {
  ArrowRight: 5,
  ArrowUp: 5,
  ArrowLeft: -5,
  ArrowDown: -5,
  PageUp: 15,
  PageDown: -15,
  Home: -Infinity,
  End: Infinity
}

/** Shows and sets how far a track is played, as a slider. */
export function Waveform({ track, list, tabIndex = 0 }: Props) {
  const t = useStore(playerWords)
  const { key, title } = track
  const { position, duration } = useProgress(track)
  const { dragged, ...pointer } = useDrag(part => go(part * (duration ?? 0)))
  const shown = dragged === null ? position : dragged * (duration ?? 0)
  const played = duration ? Math.min(1, shown / duration) : 0

  /** That which is shown is a turn late. */
  function secondNow(): number {
    return isCurrent($player.get(), key) ? $position.get() : 0
  }

  function go(seconds: number): void {
    if (isCurrent($player.get(), key)) seek(seconds)
    else play(track, list, seconds)
  }

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = steps[event.key]
    if (event.key === ' ') toggleTrack(track, list)
    else if (step === undefined) return
    else if (duration !== null) {
      go(Math.max(0, Math.min(duration, secondNow() + step)))
    }
    // A list around it moves by the same keys.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      role="slider"
      tabIndex={tabIndex}
      class={styles.slider}
      style={{ '--played': `${played * 100}%` }}
      aria-label={t.position({ title })}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration ?? 0)}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={t.timeOf({
        time: timeText(shown),
        duration: timeText(duration)
      })}
      aria-disabled={duration === null || undefined}
      {...(duration !== null && pointer)}
      onKeyDown={press}
    >
      <WavePicture url={track.waveform} isPlayed={played > 0} />
      {played > 0 && <span class={styles.head} />}
    </div>
  )
}
