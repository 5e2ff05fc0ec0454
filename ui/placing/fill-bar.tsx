import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { pressGridKey } from '../library/grid-keys.ts'
import { placingWords } from './words.ts'
import styles from './fill-bar.module.css'

interface Props {
  /** For screen readers: the progress of filling. */
  status: string
  actions: ComponentChildren
  /** The list of layers; null while closed. */
  children: ComponentChildren
}

/** Its line wraps; the list takes the next one. */
export function FillBar({ status, actions, children }: Props) {
  const t = useStore(placingWords)
  return (
    <section
      class={styles.bar}
      aria-label={t.fillAndPlace}
      onKeyDown={pressGridKey}
    >
      <span role="status" class={styles.status}>
        {status}
      </span>
      <div class={styles.head}>{actions}</div>
      {children && <div class={styles.list}>{children}</div>}
    </section>
  )
}
