import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { featuredAssets, openFeatured } from './featured.ts'
import { goBack } from '../../shell/view.ts'
import { startWords } from './words.ts'
import { amountText } from '../../words/amounts.ts'
import { errorText } from '../../words/error-texts.ts'
import { EmptyList } from '../../library/empty-list.tsx'
import { AssetListView } from '../../library/grid/asset-list-view.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import { BackHead } from '../../shell/back-head.tsx'
import { FailedView } from '../../shell/failed-view.tsx'
import styles from './featured-view.module.css'

interface Props {
  id: string
  title: string
}

/** A collection of the library's editors, read-only. */
export function FeaturedView({ id, title }: Props) {
  const t = useStore(startWords)
  const found = useStore(featuredAssets.$list)
  const key = useStore(featuredAssets.$key)
  const isReady = key === id && found.state === 'ready'
  return (
    <>
      <BackHead back={t.back} title={title}>
        <p class={styles.count} role="status">
          {isReady ? amountText('image', found.total) : ''}
        </p>
      </BackHead>
      <AssetListView
        list={featuredAssets}
        listKey={id}
        open={() => openFeatured(id, title)}
        label={title}
        bar={FillBarView}
        loading={t.loading}
        empty={<EmptyList icon="layer" title={t.empty} text={t.emptyWhy} />}
        failure={error => (
          <FailedView
            title={t.notOpened}
            error={error}
            text={isMissing(error) ? t.notFeatured : errorText(error)}
            instead={isMissing(error) && { text: t.back, run: goBack }}
            onRetry={() => void featuredAssets.retry()}
          />
        )}
      />
    </>
  )
}

function isMissing({ code }: ErrorData): boolean {
  return code === 'not-found'
}
