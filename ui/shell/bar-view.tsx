import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { IconButton } from '../kit/icon-button.tsx'
import { focusMinimise } from './tab-bar.tsx'
import { $notices } from './notices.ts'
import { minimisePanel } from './settings.ts'
import { $works } from './progress.ts'
import { panelWords, windowWords } from './words.ts'
import styles from './bar-view.module.css'

interface Props {
  /** What else can be done in it. */
  children?: ComponentChildren
}

/** The minimised panel. */
export function BarView({ children }: Props) {
  const t = useStore(windowWords)
  const { cleared } = useStore(panelWords)
  const latest = useStore($notices).at(-1)
  const [work] = useStore($works).values()
  const running =
    work &&
    t.running({ what: t[work.kind], done: work.done, total: work.total })
  const restore = useRef<HTMLButtonElement>(null)

  useLayoutEffect(() => {
    if (document.hasFocus()) restore.current?.focus()
    // The bar is removed when the panel is restored.
    return () => queueMicrotask(focusMinimise)
  }, [])

  return (
    <section class={styles.bar} aria-label={cleared}>
      <b>{cleared}</b>
      <span class={styles.text} role="status" title={running ?? latest?.text}>
        {running ?? latest?.text}
      </span>
      {children}
      <IconButton
        buttonRef={restore}
        label={t.restore}
        icon="restore"
        onPress={() => minimisePanel(false)}
      />
    </section>
  )
}
