import styles from './spinner.module.css'

/** Shown beside a text that says what is loading. */
export function Spinner() {
  return <span class={styles.spinner} aria-hidden="true" />
}
