import { Icon } from './icon.tsx'
import styles from './use-list.module.css'

export interface Use {
  key: string
  name: string
  pageName: string
  /** Why the picture cannot be changed. */
  refusal: string | null
  /** Null for a style, which is nowhere on the canvas. */
  show: (() => void) | null
}

interface Props {
  summary: string
  uses: Use[]
}

export function UseList({ summary, uses }: Props) {
  return (
    <details class={styles.uses}>
      <summary>
        <span class={styles.arrow}>
          <Icon name="open" size={12} />
        </span>
        {summary}
      </summary>
      <ul class={styles.list}>
        {uses.map(({ key, name, pageName, refusal, show }) => (
          <li key={key}>
            {show ? (
              <button
                type="button"
                class={styles.use}
                aria-label={`Show ${name} on ${pageName}`}
                onClick={show}
              >
                <Icon name="layer" size={12} />
                <span class={styles.name}>{name}</span>
                {refusal && <LockSign title={refusal} />}
                <span class={styles.page}>{pageName}</span>
              </button>
            ) : (
              <span class={styles.still}>
                <Icon name="fill" size={12} />
                <span class={styles.name}>{name}</span>
                <span class={styles.page}>{pageName}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

function LockSign({ title }: { title: string }) {
  return (
    <span role="img" aria-label={title} title={title} class={styles.sign}>
      <Icon name="warning" size={12} />
    </span>
  )
}
