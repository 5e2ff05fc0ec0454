import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { $asset, retryAsset } from './asset.ts'
import { $view, openView } from '../shell/view.ts'
import { assetWords, wordsOf } from './words.ts'
import { ViewHead } from '../library/grid/view-head.tsx'
import { StepButtons } from './step-buttons.tsx'
import { AssetPage } from './asset-page.tsx'
import styles from './asset-view.module.css'
import { FailedView } from '../shell/failed-view.tsx'

export function AssetView() {
  const { backToResults } = useStore(assetWords)
  const shown = useStore($asset)
  const view = useStore($view)
  const mediaType = view.name === 'asset' ? view.mediaType : 'image'
  const t = useStore(wordsOf(mediaType))

  return (
    <>
      <ViewHead>
        <StepButtons />
      </ViewHead>
      {shown.state === 'ready' && (
        <AssetPage
          key={assetKey(shown.asset)}
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
              text: backToResults,
              run: () => openView({ name: 'search' })
            }
          }
          onRetry={() => void retryAsset()}
        />
      )}
    </>
  )
}
