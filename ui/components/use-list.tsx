import { Icon } from './icon.tsx'
import styles from './use-list.module.css'

export interface Use {
  key: string
  name: string
  pageName: string
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
        {uses.map(({ key, name, pageName, show }) => (
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
                <span class={styles.page}>{pageName}</span>
              </button>
            ) : (
              <span class={styles.still}>
                <Icon name="fill" size={12} />
                <span class={styles.name}>{name}</span>
                <span class={styles.page}>Style</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
