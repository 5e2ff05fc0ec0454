import { useStore } from '@nanostores/preact'
import type { Collection } from '../../api/collections/collections.ts'
import { Icon } from '../../kit/icon.tsx'
import { Thumbnail } from '../../kit/pictures/thumbnail.tsx'
import { collectionWords } from '../own/words.ts'
import { coverOf } from '../own/collections.ts'
import { detailText } from '../own/collection-texts.ts'
import styles from '../own/dialogs.module.css'

interface Props {
  collection: Collection
  /** It contains everything that is to be saved. */
  isIn: boolean
  onChoose: () => void
}

/** A collection to save to or remove from. */
export function CollectionChoice({ collection, isIn, onChoose }: Props) {
  const t = useStore(collectionWords)
  const name = collection.name || t.nameless
  return (
    <li>
      <button type="button" class={styles.collection} onClick={onChoose}>
        <Thumbnail url={coverOf(collection, 40)} />
        <span class={styles.text}>
          <span class={styles.name} dir="auto">
            {name}
          </span>
          <span class={styles.detail}>
            {isIn ? t.isIn : detailText(collection)}
          </span>
        </span>
        {isIn && <Icon name="check" />}
      </button>
    </li>
  )
}
