import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { NoticeCard } from './notice-card.tsx'
import {
  $isOutOfSight,
  $isRead,
  $shownNotices,
  dismissNotice
} from './notices.ts'
import { useIsBar } from './use-is-bar.ts'
import { panelWords } from './words.ts'
import styles from './notices-view.module.css'
import { useKeptFocus } from '../kit/use-kept-focus.ts'

export function NoticesView() {
  const t = useStore(panelWords)
  const shown = useStore($shownNotices)
  const isEmpty = shown.length === 0
  const isBar = useIsBar()
  useKeptFocus()
  useEffect(() => $isOutOfSight.set(isBar), [isBar])
  // What is removed is not left by the pointer or the focus.
  useEffect(() => () => $isRead.set(false), [isEmpty])
  return (
    <section
      class={styles.notices}
      aria-label={t.notices}
      onPointerEnter={() => $isRead.set(true)}
      onPointerLeave={() => $isRead.set(false)}
      onFocusIn={() => $isRead.set(true)}
      onFocusOut={() => $isRead.set(false)}
    >
      {shown.map(({ id, kind, text, action }) => (
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
