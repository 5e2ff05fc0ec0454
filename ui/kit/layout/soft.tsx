import type { HTMLAttributes } from 'preact'
import styles from './soft.module.css'

/** A paragraph of less weight: a hint, or what there is none of. */
export function Soft(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} class={styles.soft} />
}
