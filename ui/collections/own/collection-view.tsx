import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { EmptyList } from '../../library/empty-list.tsx'
import { SkeletonGrid } from '../../library/grid/skeleton-grid.tsx'
import {
  $collection,
  openCollection,
  openedOf,
  retryCollection
} from './collection.ts'
import type { OpenedCollection } from './collection.ts'
import { $session } from '../../account/session.ts'
import { $isReturn, openView } from '../../shell/view.ts'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords, itemWords } from './words.ts'
import { CollectionHead } from './collection-head.tsx'
import styles from './collection-view.module.css'
import { ItemGrid } from './item-grid.tsx'
import { BackButton } from '../../shell/back-button.tsx'
import { SignInFirst } from '../../shell/sign-in-first.tsx'
import { FailedView } from '../../shell/failed-view.tsx'

interface Props {
  id: string
}

/** One of the person's own collections, as a grid. */
export function CollectionView({ id }: Props) {
  const t = useStore(collectionWords)
  const shown = useStore($collection)
  const session = useStore($session)
  const userId = session.state === 'in' ? session.userId : ''

  useEffect(() => {
    // Keeps the scroll position for a return.
    const isLoaded = $isReturn.get() && openedOf(id)
    if (userId && !isLoaded) void openCollection(id)
  }, [id, userId])

  const opened =
    shown.state === 'ready' && shown.collection.id === id ? shown : null
  return (
    <>
      <div class={styles.top}>
        <BackButton>{t.back}</BackButton>
      </div>
      {!userId ? (
        <SignInFirst
          icon="collection"
          title={t.signInTitle}
          text={t.signInWhy}
        />
      ) : opened ? (
        <Opened opened={opened} />
      ) : shown.state === 'failed' && shown.id === id ? (
        <FailedView
          title={t.notOpened}
          error={shown.error}
          text={collectionErrorText(shown.error)}
          instead={
            shown.error.code === 'not-found' && {
              text: t.allCollections,
              run: () => openView({ name: 'collections' })
            }
          }
          onRetry={() => void retryCollection()}
        />
      ) : (
        <div role="status" aria-label={t.opening} class={styles.grid}>
          <SkeletonGrid />
        </div>
      )}
    </>
  )
}

function Opened({ opened }: { opened: OpenedCollection }) {
  const { collection, assets, keys, more } = opened
  const t = useStore(collectionWords)
  const { nothingLeft } = useStore(itemWords(collection.mediaType))
  const isEmpty = assets.length === 0 && more === 'none'
  return (
    <>
      <CollectionHead opened={opened} />
      {isEmpty ? (
        <EmptyList
          icon="collection"
          title={keys.length > 0 ? nothingLeft : t.emptyTitle}
          text={keys.length > 0 ? t.unavailable(keys.length) : t.emptyWhy}
        />
      ) : (
        <ItemGrid opened={opened} />
      )}
    </>
  )
}
