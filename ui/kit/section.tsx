import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import styles from './section.module.css'

interface Props {
  title: string
  /** Beside the title. */
  action?: ComponentChildren
  children: ComponentChildren
}

export function Section({ title, action, children }: Props) {
  const id = useId()
  return (
    <section class={styles.section} aria-labelledby={id}>
      <div class={styles.head}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
