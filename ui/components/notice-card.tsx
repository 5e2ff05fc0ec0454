import { Icon } from './icon.tsx'
import styles from './notice-card.module.css'

interface Props {
  text: string
  isProblem: boolean
  action?: { text: string; run: () => void } | undefined
  onDismiss: () => void
}

export function NoticeCard({ text, isProblem, action, onDismiss }: Props) {
  return (
    <div class={styles.notice} role={isProblem ? 'alert' : 'status'}>
      <span class={styles.sign}>
        <Icon name={isProblem ? 'warning' : 'check'} />
      </span>
      <p class={styles.text}>{text}</p>
      {action && (
        <button type="button" class={styles.action} onClick={action.run}>
          {action.text}
        </button>
      )}
      <button
        type="button"
        class={styles.dismiss}
        aria-label="Dismiss"
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
