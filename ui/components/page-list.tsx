import { Icon } from './icon.tsx'
import styles from './page-list.module.css'

interface Props {
  /** Such as when all were checked. */
  summary: string
  pages: { name: string; note: string }[]
}

/** How well each page is known. */
export function PageList({ summary, pages }: Props) {
  return (
    <details class={styles.pages}>
      <summary>
        <span class={styles.arrow}>
          <Icon name="open" size={12} />
        </span>
        {summary}
      </summary>
      <ul aria-label="Pages">
        {pages.map(({ name, note }, index) => (
          <li key={index} class={styles.page}>
            <span class={styles.name}>{name}</span>
            <span class={styles.note}>{note}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
