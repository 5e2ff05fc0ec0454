import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import {
  $isBoarding,
  boardAtOnce,
  placeCollection
} from './collection-board.ts'
import { $canOrder } from './collection-order.ts'
import type { OpenedCollection } from './collection.ts'
import { deleteLater } from './deleting.ts'
import { rename } from './renaming.ts'
import { $isFiltered, $shownItems } from './item-filter.ts'
import { ItemFilterBar } from './item-filter-bar.tsx'
import { goBack, openView } from '../../shell/view.ts'
import { collectionWords } from './words.ts'
import { ShareActions } from '../pins/share-actions.tsx'
import { BoardDialog } from './board-dialog.tsx'
import styles from './collection-view.module.css'
import { detailText } from './collection-texts.ts'
import { NameDialog } from './name-dialog.tsx'

/** With fewer, all are visible. */
const manyItems = 12

interface Props {
  opened: OpenedCollection
}

/** Name, count and actions of an own collection. */
export function CollectionHead({ opened }: Props) {
  const { collection, assets, keys } = opened
  const { id, count, mediaType } = collection
  const t = useStore(collectionWords)
  const isBoarding = useStore($isBoarding)
  const canOrder = useStore($canOrder)
  const [asking, setAsking] = useState<'name' | 'board' | null>(null)
  const name = collection.name || t.nameless
  const isFiltered = useStore($isFiltered)
  const found = useStore($shownItems).length
  const placed = isFiltered ? found : count
  const removed = keys.length - assets.length
  const facts = detailText(collection)

  function place(): void {
    if (placed > boardAtOnce) setAsking('board')
    else void placeCollection(id)
  }

  return (
    <>
      <div class={styles.head}>
        <h2 class={styles.name} title={name} dir="auto">
          {name}
        </h2>
        {mediaType === 'image' && <ShareActions id={id} name={name} />}
        <IconButton
          label={t.renameOf({ name })}
          icon="rename"
          onPress={() => setAsking('name')}
        />
        <IconButton
          label={t.deleteOf({ name })}
          icon="delete"
          onPress={() => {
            void deleteLater(collection)
            // The list shows how to undo it.
            goBack()
            openView({ name: 'collections' })
          }}
        />
      </div>
      <div class={styles.line}>
        <p
          class={styles.count}
          role="status"
          title={canOrder && !isFiltered ? t.moveHint : undefined}
        >
          {isFiltered
            ? t.joined({ first: t.found(found), second: facts })
            : removed > 0
              ? t.joined({ first: facts, second: t.unavailable(removed) })
              : facts}
        </p>
        <Button
          icon="place"
          disabled={placed === 0 || assets.length === 0}
          busy={isBoarding}
          onPress={place}
        >
          {isFiltered ? t.placeFound : t.placeAll}
        </Button>
      </div>
      {(count > manyItems || isFiltered) && (
        <ItemFilterBar mediaType={mediaType} />
      )}
      {asking === 'name' && (
        <NameDialog
          title={t.rename}
          action={t.renameDo}
          name={collection.name}
          onName={async given => void rename(id, given)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'board' && (
        <BoardDialog
          id={id}
          mediaType={mediaType}
          count={placed}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
