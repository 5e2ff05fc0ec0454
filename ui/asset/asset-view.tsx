import { useStore } from '@nanostores/preact'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { $asset, retryAsset } from './asset.ts'
import { openView } from '../shell/view.ts'
import { assetWords } from './words.ts'
import { ViewHead } from '../library/grid/view-head.tsx'
import { AssetPage } from './asset-page.tsx'
import styles from './asset-view.module.css'
import { FailedView } from '../shell/failed-view.tsx'

export function AssetView() {
  const t = useStore(assetWords)
  const shown = useStore($asset)

  return (
    <>
      <ViewHead />
      {shown.state === 'ready' && (
        <AssetPage
          key={shown.asset.assetId}
          asset={shown.asset}
          isFull={shown.full}
        />
      )}
      {shown.state === 'loading' && (
        <div class={styles.main}>
          <ProgressBar label={t.loadingAsset} />
        </div>
      )}
      {shown.state === 'failed' && (
        <FailedView
          title={t.notShown}
          error={shown.error}
          instead={
            shown.error.code === 'not-found' && {
              text: t.backToResults,
              run: () => openView({ name: 'search' })
            }
          }
          onRetry={() => void retryAsset()}
        />
      )}
    </>
  )
}
