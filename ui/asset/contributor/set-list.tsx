import styles from './set-list.module.css'
import { Thumbnail } from '../../kit/pictures/thumbnail.tsx'

interface ListedSet {
  id: string
  name: string
  /** Number of pictures, as text. */
  detail: string
  /** Of its cover; null while there is none. */
  url: string | null
}

interface Props {
  label: string
  sets: readonly ListedSet[]
  onOpen: (id: string) => void
}

/** Collections with their covers. */
export function SetList({ label, sets, onOpen }: Props) {
  return (
    <ul class={styles.list} aria-label={label}>
      {sets.map(({ id, name, detail, url }) => (
        <li key={id}>
          <button type="button" class={styles.set} onClick={() => onOpen(id)}>
            <Thumbnail url={url} />
            <span class={styles.words}>
              <span class={styles.name}>{name}</span>{' '}
              <span class={styles.detail}>{detail}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
