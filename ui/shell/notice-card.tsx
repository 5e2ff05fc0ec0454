import { useStore } from '@nanostores/preact'
import { panelWords } from './words.ts'
import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icon-shapes.ts'
import styles from './notice-card.module.css'

type Kind = 'info' | 'success' | 'error'

const icons: Record<Kind, IconName> = {
  info: 'info',
  success: 'check',
  error: 'warning'
}

interface Props {
  text: string
  kind: Kind
  action?: { text: string; run: () => void } | undefined
  onDismiss: () => void
}

export function NoticeCard({ text, kind, action, onDismiss }: Props) {
  const t = useStore(panelWords)
  return (
    <div class={styles.notice} role={kind === 'error' ? 'alert' : 'status'}>
      <span class={styles.icon}>
        <Icon name={icons[kind]} />
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
        aria-label={t.dismiss}
        data-tip={t.dismiss}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
