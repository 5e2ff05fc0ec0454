import { useStore } from '@nanostores/preact'
import { placingWords } from './words.ts'
import { IconButton } from '../kit/icon-button.tsx'
import styles from './fill-list.module.css'
import { Icon } from '../kit/icon.tsx'
import { Thumbnail } from '../kit/pictures/thumbnail.tsx'

export interface FillRow {
  key: string
  /** The layer's name. */
  name: string
  /** What it gets, or why it gets nothing. */
  detail: string
  /** Null for a layer that cannot be filled. */
  picture: { url: string | null; isPinned: boolean } | null
  /** It already shows what it gets. */
  isDone: boolean
  canRestore: boolean
}

interface Props {
  rows: FillRow[]
  /** How many layers are not listed. */
  more: number
  onPin: (key: string) => void
  onRestore: (key: string) => void
}

export function FillList({ rows, more, onPin, onRestore }: Props) {
  const t = useStore(placingWords)
  return (
    <ul class={styles.list} aria-label={t.selectedLayers}>
      {rows.map(({ key, name, detail, picture, ...row }) => (
        <li key={key} class={styles.row}>
          {picture ? (
            <Thumbnail url={picture.url} />
          ) : (
            <span class={styles.icon}>
              <Icon name="warning" />
            </span>
          )}
          <div class={styles.text}>
            <span class={styles.name} title={name}>
              {name}
            </span>
            <span class={picture ? styles.detail : styles.reason}>
              {row.isDone && <Icon name="check" size={12} />}
              {detail}
            </span>
          </div>
          {row.canRestore && (
            <IconButton
              label={t.putBack({ name })}
              icon="undo"
              onPress={() => onRestore(key)}
            />
          )}
          {picture && (
            <IconButton
              label={t.keepWhatGets({ name })}
              icon="pin"
              isPressed={picture.isPinned}
              onPress={() => onPin(key)}
            />
          )}
        </li>
      ))}
      {more > 0 && <li class={styles.detail}>{t.more(more)}</li>}
    </ul>
  )
}
