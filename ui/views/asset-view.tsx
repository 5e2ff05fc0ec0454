import { useStore } from '@nanostores/preact'
import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { $asset, retryAsset } from '../stores/asset.ts'
import { $isReturn, goBack, openView } from '../stores/view.ts'
import { wordsFor } from '../words.ts'
import { AssetPage } from './asset-page.tsx'
import styles from './asset-view.module.css'

export function AssetView() {
  const shown = useStore($asset)
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!$isReturn.get()) back.current?.focus()
  }, [])

  return (
    <>
      <div class={styles.head}>
        <Button buttonRef={back} kind="quiet" icon="back" onPress={goBack}>
          Back
        </Button>
      </div>
      {shown.state === 'ready' && (
        <AssetPage
          key={shown.asset.id}
          asset={shown.asset}
          isFull={shown.full}
        />
      )}
      {shown.state === 'loading' && (
        <div class={styles.main}>
          <ProgressBar label="Loading the asset" done={0} total={0} />
        </div>
      )}
      {shown.state === 'failed' && (
        <EmptyState
          role="alert"
          icon="warning"
          title="The asset could not be shown"
          text={wordsFor(shown.error)}
        >
          {shown.error.code === 'not-found' ? (
            <Button kind="primary" onPress={() => openView({ name: 'search' })}>
              Back to results
            </Button>
          ) : (
            <Button
              kind="primary"
              icon="refresh"
              onPress={() => void retryAsset()}
            >
              Try again
            </Button>
          )}
        </EmptyState>
      )}
    </>
  )
}
