import { useStore } from '@nanostores/preact'
import { fieldWords } from './words.ts'
import styles from './progress-bar.module.css'

interface Props {
  label: string
  /** A fraction moves the bar. */
  done?: number
  /** 0 while unknown. */
  total?: number
}

export function ProgressBar({ label, done = 0, total = 0 }: Props) {
  const t = useStore(fieldWords)
  const isKnown = total > 0
  return (
    <div class={styles.progress}>
      <span>{label}</span>
      <span class={styles.count}>
        {isKnown && t.doneOf({ done: Math.floor(done), total })}
      </span>
      {isKnown ? (
        <progress
          class={styles.bar}
          aria-label={label}
          value={done}
          max={total}
        />
      ) : (
        <progress class={styles.bar} aria-label={label} />
      )}
    </div>
  )
}
