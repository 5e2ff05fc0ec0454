import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import styles from './plan-list.module.css'

interface Props {
  title: string
  count: number
  /** Plan items. */
  children: ComponentChildren
}

/** A titled group of the license dialog; nothing when it is empty. */
export function PlanList({ title, count, children }: Props) {
  const id = useId()
  if (count === 0) return null
  return (
    <section class={styles.group}>
      <h3 id={id} class={styles.title}>
        {title} <span class={styles.count}>{count}</span>
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  )
}
