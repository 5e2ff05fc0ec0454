import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { Row } from './layout/row.tsx'
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
      <Row apart>
        <h2 id={id}>{title}</h2>
        {action}
      </Row>
      {children}
    </section>
  )
}
