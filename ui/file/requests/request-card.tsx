import { useStore } from '@nanostores/preact'
import type { ComponentChildren } from 'preact'
import { requestCardWords } from './words.ts'
import { Disclosure } from '../../kit/disclosure.tsx'
import { Row } from '../../kit/layout/row.tsx'
import styles from './request-card.module.css'

interface Props {
  /** Who asked, and when. */
  who: string
  /** Their note. */
  note: string
  /** The state of the request. */
  state: string
  /** How many assets are requested. */
  summary: string
  /** Their names. */
  assets: readonly string[]
  /** Actions. */
  children?: ComponentChildren
}

/** One request in the file. */
export function RequestCard({
  who,
  note,
  state,
  summary,
  assets,
  children
}: Props) {
  const t = useStore(requestCardWords)
  return (
    <li class={styles.card} aria-label={t.requestBy({ who })}>
      <span class={styles.who}>{who}</span>
      {note && <span class={styles.note}>{note}</span>}
      <span class={styles.state}>{state}</span>
      <Disclosure summary={summary}>
        {() => (
          <ul>
            {assets.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        )}
      </Disclosure>
      {children && <Row>{children}</Row>}
    </li>
  )
}
