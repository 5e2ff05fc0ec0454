import { ProgressBar } from '../kit/progress-bar.tsx'
import { useRemaining } from './use-remaining.ts'
import styles from './work-progress.module.css'

interface Props {
  label: string
  done: number
  total: number
}

/** Progress and remaining time of long work. */
export function WorkProgress({ label, done, total }: Props) {
  const left = useRemaining(done, total)
  return (
    <div>
      <ProgressBar label={label} done={done} total={total} />
      {left && <span class={styles.left}>{left}</span>}
    </div>
  )
}
