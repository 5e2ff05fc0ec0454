import { useStore } from '@nanostores/preact'
import { $duration, $position } from './player.ts'
import styles from './player-bar.module.css'
import { timeText } from './time-text.ts'

/** Of the current track. */
export function TrackTime() {
  const position = useStore($position)
  const duration = useStore($duration)
  return (
    <span class={styles.time}>
      {timeText(position)} / {timeText(duration)}
    </span>
  )
}
