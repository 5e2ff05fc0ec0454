import { useStore } from '@nanostores/preact'
import { fileWords } from './words.ts'
import { Icon } from '../kit/icon.tsx'
import styles from './use-list.module.css'

export interface Use {
  key: string
  name: string
  pageName: string
  /** What is not visible on the canvas, such as `Hidden`. */
  note: string
  /** Why the picture cannot be changed. */
  refusal: string | null
  /** Null for a style, which is not on the canvas. */
  show: (() => void) | null
}

export function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul class={styles.list}>
      {uses.map(use => (
        <UseRow key={use.key} use={use} />
      ))}
    </ul>
  )
}

function UseRow({ use }: { use: Use }) {
  const t = useStore(fileWords)
  const { name, pageName, note, refusal, show } = use
  const parts = (
    <>
      <Icon name={show ? 'layer' : 'fill'} size={12} />
      <span class={styles.name}>{name}</span>
      {refusal && <RefusalIcon title={refusal} />}
      {note && <span class={styles.note}>{note}</span>}
      <span class={styles.page}>{pageName}</span>
    </>
  )
  const label = t.showOn({ name, pageName })
  return (
    <li>
      {show ? (
        <button
          type="button"
          class={styles.use}
          aria-label={note ? `${label} (${note})` : label}
          onClick={show}
        >
          {parts}
        </button>
      ) : (
        <span class={styles.static}>{parts}</span>
      )}
    </li>
  )
}

function RefusalIcon({ title }: { title: string }) {
  return (
    <span role="img" aria-label={title} title={title} class={styles.icon}>
      <Icon name="warning" size={12} />
    </span>
  )
}
