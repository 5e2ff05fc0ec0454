import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { SkeletonGrid } from '../../components/skeleton-grid.tsx'
import { featuredAssets, openFeatured } from '../../stores/featured-view.ts'
import { goBack } from '../../stores/view.ts'
import { buttonWords } from '../../words/buttons.ts'
import { startWords } from '../../words/start.ts'
import { wordsFor } from '../../words.ts'
import { AssetGrid } from '../asset-grid.tsx'
import { BackHead } from '../back-head.tsx'
import { FillBarView } from '../fill-bar-view.tsx'
import styles from './featured-view.module.css'

interface Props {
  id: string
  title: string
}

/** A collection of the library's editors: to use, not to change. */
export function FeaturedView({ id, title }: Props) {
  const t = useStore(startWords)
  const found = useStore(featuredAssets.$list)
  const key = useStore(featuredAssets.$key)
  useEffect(() => void openFeatured(id), [id])
  const isShown = key === id
  const isReady = isShown && found.state === 'ready'
  return (
    <>
      <BackHead back={t.back} title={title}>
        <p class={styles.count} role="status">
          {isReady ? t.images(found.total) : ''}
        </p>
      </BackHead>
      <div class={styles.fill}>
        <FillBarView />
      </div>
      {isReady ? (
        <AssetGrid
          key={key}
          label={title}
          list={featuredAssets}
          found={found}
          empty={<EmptyState icon="layer" title={t.empty} text={t.emptyWhy} />}
        />
      ) : isShown && found.state === 'failed' ? (
        <Failed error={found.error} />
      ) : (
        <div role="status" aria-label={t.loading} class={styles.waiting}>
          <SkeletonGrid />
        </div>
      )}
    </>
  )
}

function Failed({ error }: { error: ErrorData }) {
  const t = useStore(startWords)
  const buttons = useStore(buttonWords)
  const isGone = error.code === 'not-found'
  return (
    <EmptyState
      role="alert"
      icon="warning"
      title={t.notOpened}
      text={isGone ? t.notFeatured : wordsFor(error)}
    >
      {isGone ? (
        <Button kind="primary" icon="back" onPress={goBack}>
          {t.back}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon="refresh"
          onPress={() => void featuredAssets.retry()}
        >
          {buttons.tryAgain}
        </Button>
      )}
    </EmptyState>
  )
}
