import { useStore } from '@nanostores/preact'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { ProgressBar } from '../components/progress-bar.tsx'
import { $asset, retryAsset } from '../stores/asset.ts'
import { openView } from '../stores/view.ts'
import { assetWords } from '../words/asset.ts'
import { buttonWords } from '../words/buttons.ts'
import { wordsFor } from '../words.ts'
import { ViewHead } from './asset/view-head.tsx'
import { AssetPage } from './asset-page.tsx'
import styles from './asset-view.module.css'

export function AssetView() {
  const t = useStore(assetWords)
  const buttons = useStore(buttonWords)
  const shown = useStore($asset)

  return (
    <>
      <ViewHead />
      {shown.state === 'ready' && (
        <AssetPage
          key={shown.asset.id}
          asset={shown.asset}
          isFull={shown.full}
        />
      )}
      {shown.state === 'loading' && (
        <div class={styles.main}>
          <ProgressBar label={t.loadingAsset} done={0} total={0} />
        </div>
      )}
      {shown.state === 'failed' && (
        <EmptyState
          role="alert"
          icon="warning"
          title={t.notShown}
          text={wordsFor(shown.error)}
        >
          {shown.error.code === 'not-found' ? (
            <Button kind="primary" onPress={() => openView({ name: 'search' })}>
              {t.backToResults}
            </Button>
          ) : (
            <Button
              kind="primary"
              icon="refresh"
              onPress={() => void retryAsset()}
            >
              {buttons.tryAgain}
            </Button>
          )}
        </EmptyState>
      )}
    </>
  )
}
