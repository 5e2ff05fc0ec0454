import { useStore } from '@nanostores/preact'
import { useEffect, useState } from 'preact/hooks'
import { Button } from '../../kit/button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { IconButton } from '../../kit/icon-button.tsx'
import { Spinner } from '../../kit/spinner.tsx'
import { $collections, $listedMedium, readCollections } from './collections.ts'
import { $settings } from '../../shell/settings.ts'
import { $session } from '../../account/session.ts'
import { collectionErrorText } from './collection-texts.ts'
import { collectionWords } from './words.ts'
import { CollectionList } from './collection-list.tsx'
import { useKeptFocus } from '../../kit/use-kept-focus.ts'
import styles from './collections-view.module.css'
import { CreateDialog } from './create-dialog.tsx'
import { SaveCompsDialog } from './save-comps-dialog.tsx'
import { SignInFirst } from '../../shell/sign-in-first.tsx'
import { FailedView } from '../../shell/failed-view.tsx'

/** The page of the person's own collections. */
export function CollectionsView() {
  const t = useStore(collectionWords)
  const list = useStore($collections)
  const session = useStore($session)
  const userId = session.state === 'in' ? session.userId : ''
  const [asking, setAsking] = useState<'name' | 'comps' | null>(null)
  useKeptFocus()

  useEffect(() => {
    if (userId && $collections.get().state === 'idle') void readCollections()
  }, [userId])

  if (!userId) {
    return (
      <SignInFirst icon="collection" title={t.signInTitle} text={t.signInWhy} />
    )
  }
  if (list.state === 'failed') {
    return (
      <FailedView
        title={t.failed}
        error={list.error}
        text={collectionErrorText(list.error)}
        onRetry={() => void readCollections()}
      />
    )
  }
  if (list.state !== 'ready') {
    return (
      <p class={styles.status} role="status">
        <Spinner /> {t.loading}
      </p>
    )
  }
  return (
    <>
      <div class={styles.actions}>
        <Button kind="primary" icon="place" onPress={() => setAsking('name')}>
          {t.create}
        </Button>
        <Button icon="save" onPress={() => setAsking('comps')}>
          {t.saveComps}
        </Button>
      </div>
      {list.collections.length === 0 && !list.isReading ? (
        <EmptyState icon="collection" title={t.noneTitle} text={t.noneWhy}>
          <IconButton
            label={t.refresh}
            icon="refresh"
            onPress={() => void readCollections()}
          />
        </EmptyState>
      ) : (
        <CollectionList list={list} />
      )}
      {asking === 'name' && (
        <CreateDialog
          mediaType={$listedMedium.get() ?? $settings.get().medium}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'comps' && (
        <SaveCompsDialog onClose={() => setAsking(null)} />
      )}
    </>
  )
}
