import { useStore } from '@nanostores/preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { fadeIn } from '../../kit/pictures/fade-in.ts'
import { IconButton } from '../../kit/icon-button.tsx'
import { collectionWords } from './words.ts'
import styles from './collection-row.module.css'

interface Props {
  name: string
  /** Such as the number of assets and the date. */
  detail: string
  /** Null while there is none. */
  coverUrl: string | null
  /** It is about to be deleted. */
  deleting: 'waiting' | 'sent' | undefined
  /** Starts at 1. */
  position: number
  count: number
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
  onUndo: () => void
}

export function CollectionRow(props: Props) {
  const { name, detail, coverUrl, deleting, position, count } = props
  const t = useStore(collectionWords)
  const row = useRef<HTMLDivElement>(null)
  const before = useRef<Props['deleting']>(undefined)

  // The pressed button, here or in the collection, was removed; the undo button
  // replaces it.
  useLayoutEffect(() => {
    const isOther = before.current !== deleting
    before.current = deleting
    const isLost = document.activeElement === document.body
    if (isOther && isLost) row.current?.querySelector('button')?.focus()
  }, [deleting])

  return (
    <div
      ref={row}
      role="listitem"
      aria-setsize={count}
      aria-posinset={position}
      aria-label={name}
      class={styles.row}
    >
      {deleting ? (
        <>
          <p class={styles.deleting} role="status">
            {t.deleting({ name })}
          </p>
          {deleting === 'waiting' && (
            <Button
              icon="undo"
              label={t.undoOf({ name })}
              onPress={props.onUndo}
            >
              {t.undo}
            </Button>
          )}
        </>
      ) : (
        <>
          <button type="button" class={styles.open} onClick={props.onOpen}>
            {coverUrl === null ? (
              <span class={styles.cover} />
            ) : (
              <img
                ref={fadeIn}
                class={styles.cover}
                src={coverUrl}
                alt=""
                loading="lazy"
                decoding="async"
                draggable={false}
              />
            )}
            <span class={styles.text}>
              <span class={styles.name} title={name} dir="auto">
                {name}
              </span>
              <span class={styles.detail}>{detail}</span>
            </span>
          </button>
          <IconButton
            label={t.renameOf({ name })}
            icon="rename"
            onPress={props.onRename}
          />
          <IconButton
            label={t.deleteOf({ name })}
            icon="delete"
            onPress={props.onDelete}
          />
        </>
      )}
    </div>
  )
}
