import { useStore } from '@nanostores/preact'
import { pagingWords } from './words.ts'
import { Disclosure } from '../kit/disclosure.tsx'
import styles from './page-list.module.css'

interface Props {
  /** Such as when all were checked. */
  summary: string
  pages: { name: string; note: string }[]
}

/** When and how each page was read. */
export function PageList({ summary, pages }: Props) {
  const t = useStore(pagingWords)
  return (
    <div class={styles.pages}>
      <Disclosure summary={summary}>
        {() => (
          <ul class={styles.list} aria-label={t.pages}>
            {pages.map(({ name, note }, index) => (
              <li key={index} class={styles.page}>
                <span class={styles.name}>{name}</span>
                <span class={styles.note}>{note}</span>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  )
}
