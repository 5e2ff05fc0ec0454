import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { MediaType } from '../../contract/api/media-type.ts'
import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { ErrorData } from '../../contract/errors.ts'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { Section } from '../kit/section.tsx'
import { similar, stripPlaceOf } from './similar.ts'
import { RetryButton, useAutoRetry } from '../shell/retry-button.tsx'
import { openView } from '../shell/view.ts'
import { assetWords, similarWordsOf } from './words.ts'
import { errorText } from '../words/error-texts.ts'
import { seriesOf } from '../library/series.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { WindowedStrip } from './windowed-strip.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import { Row } from '../kit/layout/row.tsx'
import styles from './asset-view.module.css'

interface Props {
  asset: Asset
}

interface StripProps {
  /** Key of the asset. */
  own: string
  mediaType: MediaType
}

/** A strip of similar assets, with a link to a view of all of them. */
export function SimilarSection({ asset }: Props) {
  const t = useStore(assetWords)
  const shown = useStore(similar.$list)
  const key = assetKey(asset)
  const isOwn = useStore(similar.$key) === key
  const hasSome = isOwn && shown.state === 'ready' && shown.assets.length > 0

  useEffect(() => void similar.open(key), [key])

  return (
    <Section
      title={t.similar}
      action={
        hasSome && (
          <Button
            kind="quiet"
            onPress={() => openView({ name: 'similar', ...toAssetRef(asset) })}
          >
            {t.showAllSimilar}
          </Button>
        )
      }
    >
      <SimilarStrip own={key} mediaType={asset.mediaType} />
    </Section>
  )
}

function SimilarStrip({ own, mediaType }: StripProps) {
  const { similar: label } = useStore(assetWords)
  const t = useStore(similarWordsOf(mediaType))
  const shown = useStore(similar.$list)
  const key = useStore(similar.$key)
  if (shown.state === 'failed') return <SimilarFailed error={shown.error} />
  if (shown.state !== 'ready' || key !== own) {
    return (
      <div class={styles.stripRoom}>
        <ProgressBar label={t.loadingSimilar} />
      </div>
    )
  }
  const { assets, more } = shown
  if (assets.length === 0) return <Hint>{t.noSimilar}</Hint>
  return (
    <>
      <WindowedStrip
        label={label}
        items={assets.map(one => ({
          id: assetKey(one),
          name: one.description,
          aspect: one.aspect
        }))}
        isComplete={more === 'none'}
        place={stripPlaceOf(own)}
        urlFor={(index, width) => {
          const asset = assets[index]
          const pixels = width * devicePixelRatio
          return (asset && choosePicture(asset, pixels)?.url) ?? null
        }}
        onOpen={index => {
          const known = assets[index]
          const from = seriesOf(assets, {
            $list: similar.$list,
            loadMore: similar.loadMore
          })
          if (known) {
            openView({ name: 'asset', ...toAssetRef(known), known, from })
          }
        }}
        onNearEnd={() => void similar.loadMore()}
      />
      {typeof more === 'object' && <SimilarFailed error={more.error} />}
    </>
  )
}

/** Retries the whole strip or its next page. */
function SimilarFailed({ error }: { error: ErrorData }) {
  const retry = () => void similar.retry()
  useAutoRetry(error, retry)
  return (
    <Row role="alert">
      {errorText(error)}
      <RetryButton error={error} kind="secondary" onRetry={retry} />
    </Row>
  )
}
