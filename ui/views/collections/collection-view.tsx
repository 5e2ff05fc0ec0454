import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonGrid } from '../../components/skeleton-grid.tsx'
import {
  $collection,
  openCollection,
  openedOf,
  retryCollection
} from '../../stores/collection.ts'
import type { OpenedCollection } from '../../stores/collection.ts'
import { $isReturn, goBack, openView } from '../../stores/view.ts'
import { wordsForCollections } from '../../words-for-collections.ts'
import { buttonWords } from '../../words/buttons.ts'
import { collectionWords } from '../../words/collections.ts'
import { CollectionHead } from './collection-head.tsx'
import styles from './collection-view.module.css'
import { CollectionWork } from './collection-work.tsx'
import { ItemGrid } from './item-grid.tsx'

interface Props {
  id: string
}

/** One of the person's own collections, as a grid. */
export function CollectionView({ id }: Props) {
  const words = useStore(collectionWords)
  const shown = useStore($collection)
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Whoever comes back finds what was there.
    if (!$isReturn.get() || !openedOf(id)) void openCollection(id)
    if (!$isReturn.get()) back.current?.focus()
  }, [id])

  const opened =
    shown.state === 'ready' && shown.collection.id === id ? shown : null
  return (
    <>
      <div class={styles.top}>
        <Button buttonRef={back} kind="quiet" icon="back" onPress={goBack}>
          {words.back}
        </Button>
      </div>
      {opened ? (
        <Opened opened={opened} />
      ) : shown.state === 'failed' && shown.id === id ? (
        <Failed error={shown.error} />
      ) : (
        <div role="status" aria-label={words.opening} class={styles.grid}>
          <SkeletonGrid />
        </div>
      )}
    </>
  )
}

function Opened({ opened }: { opened: OpenedCollection }) {
  const words = useStore(collectionWords)
  const { collection, assets, ids, more } = opened
  const isEmpty = assets.length === 0 && more === 'none'
  return (
    <>
      <CollectionHead opened={opened} />
      <CollectionWork id={collection.id} />
      {isEmpty ? (
        <EmptyState
          icon="collection"
          title={ids.length > 0 ? words.nothingLeft : words.emptyTitle}
          text={ids.length > 0 ? words.gone(ids.length) : words.emptyWhy}
        />
      ) : (
        <ItemGrid opened={opened} />
      )}
    </>
  )
}

function Failed({ error }: { error: ErrorData }) {
  const words = useStore(collectionWords)
  const buttons = useStore(buttonWords)
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={words.notOpened}
      text={wordsForCollections(error)}
    >
      {error.code === 'not-found' ? (
        <Button
          kind="primary"
          onPress={() => openView({ name: 'collections' })}
        >
          {words.allCollections}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon="refresh"
          onPress={() => void retryCollection()}
        >
          {buttons.tryAgain}
        </Button>
      )}
    </EmptyState>
  )
}
