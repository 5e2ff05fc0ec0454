import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../contract/errors.ts'
import { Button } from '../kit/button.tsx'
import { ProgressBar } from '../kit/progress-bar.tsx'
import { Section } from '../kit/section.tsx'
import { similar, stripPlaceOf } from './similar.ts'
import { RetryButton, useAutoRetry } from '../shell/retry-button.tsx'
import { openView } from '../shell/view.ts'
import { assetWords } from './words.ts'
import { errorText } from '../words/error-texts.ts'
import { choosePicture } from '../library/choose-picture.ts'
import { WindowedStrip } from './windowed-strip.tsx'
import { Hint } from '../kit/layout/hint.tsx'
import { Row } from '../kit/layout/row.tsx'
import styles from './sections.module.css'

interface Props {
  assetId: string
}

/** A strip of similar assets, with a link to a view of all of them. */
export function SimilarSection({ assetId }: Props) {
  const t = useStore(assetWords)
  const shown = useStore(similar.$list)
  const isOwn = useStore(similar.$key) === assetId
  const hasSome = isOwn && shown.state === 'ready' && shown.assets.length > 0

  useEffect(() => void similar.open(assetId), [assetId])

  return (
    <Section
      title={t.similar}
      action={
        hasSome && (
          <Button
            kind="quiet"
            onPress={() => openView({ name: 'similar', assetId })}
          >
            {t.showAllSimilar}
          </Button>
        )
      }
    >
      <SimilarStrip assetId={assetId} />
    </Section>
  )
}

function SimilarStrip({ assetId }: Props) {
  const t = useStore(assetWords)
  const shown = useStore(similar.$list)
  const key = useStore(similar.$key)
  if (shown.state === 'failed') return <SimilarFailed error={shown.error} />
  if (shown.state !== 'ready' || key !== assetId) {
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
        label={t.similar}
        items={assets.map(({ assetId: id, description, aspect }) => ({
          id,
          name: description,
          aspect
        }))}
        isComplete={more === 'none'}
        place={stripPlaceOf(assetId)}
        urlFor={(index, width) => {
          const asset = assets[index]
          const pixels = width * devicePixelRatio
          return (asset && choosePicture(asset, pixels)?.url) ?? null
        }}
        onOpen={index => {
          const known = assets[index]
          if (known) openView({ name: 'asset', assetId: known.assetId, known })
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
