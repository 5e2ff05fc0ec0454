import type { ComponentChildren } from 'preact'
import { countOf } from '../count-of.ts'
import { Disclosure } from './disclosure.tsx'
import styles from './request-card.module.css'

interface Props {
  /** Who asked, and when. */
  who: string
  /** In their words. */
  note: string
  /** How it stands. */
  state: string
  /** Names of what was asked for. */
  assets: readonly string[]
  /** What can be done about it. */
  children?: ComponentChildren
}

/** One request of the file. */
export function RequestCard({ who, note, state, assets, children }: Props) {
  return (
    <li class={styles.card} aria-label={`Request by ${who}`}>
      <span class={styles.who}>{who}</span>
      {note && <span class={styles.note}>{note}</span>}
      <span class={styles.state}>{state}</span>
      <Disclosure summary={countOf(assets.length, 'asset')}>
        {() => (
          <ul>
            {assets.map((name, index) => (
              <li key={index}>{name}</li>
            ))}
          </ul>
        )}
      </Disclosure>
      {children && <div class={styles.buttons}>{children}</div>}
    </li>
  )
}
