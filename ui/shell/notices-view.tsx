import { useStore } from '@nanostores/preact'
import { NoticeCard } from './notice-card.tsx'
import { $shownNotices, dismissNotice } from './notices.ts'
import { panelWords } from './words.ts'
import styles from './notices-view.module.css'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

export function NoticesView() {
  const t = useStore(panelWords)
  useKeptFocus()
  return (
    <section class={styles.notices} aria-label={t.notices}>
      {useStore($shownNotices).map(({ id, kind, text, action }) => (
        <NoticeCard
          key={id}
          text={text}
          kind={kind}
          action={action}
          onDismiss={() => dismissNotice(id)}
        />
      ))}
    </section>
  )
}
