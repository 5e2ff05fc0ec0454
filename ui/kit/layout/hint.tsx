import type { HTMLAttributes } from 'preact'
import styles from './hint.module.css'

/** A paragraph in a softer color: a hint, or that a list is empty. */
export function Hint(props: HTMLAttributes<HTMLParagraphElement>) {
  return <p {...props} class={styles.hint} />
}
