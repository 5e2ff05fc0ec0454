import { useStore } from '@nanostores/preact'
import type { ErrorData } from '../../../contract/errors.ts'
import { Button } from '../../kit/button.tsx'
import { Callout } from '../../kit/callout.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { SkeletonGrid } from '../../library/grid/skeleton-grid.tsx'
import {
  findByPicture,
  pictureList,
  retryPictureSearch
} from './picture-search.ts'
import type { LayerPicture } from './picture-search.ts'
import { $selection } from '../../shell/selection.ts'
import { pictureWords } from './words.ts'
import { AssetGrid } from '../../library/grid/asset-grid.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import { PictureFailed } from './picture-failed.tsx'
import styles from './picture-view.module.css'
import { kilobytes, SentPicture } from './sent-picture.tsx'
import { pictureErrorText } from './picture-error-text.ts'

interface Props {
  picture: LayerPicture
}

/** The sent picture above similar assets. */
export function PictureFound({ picture }: Props) {
  const t = useStore(pictureWords)
  const hasLayer = useStore($selection).count > 0
  const { state } = useStore(pictureList.$list)
  const sent = t.sent({ name: picture.name, size: kilobytes(picture) })
  return (
    <>
      <div class={styles.found}>
        <SentPicture picture={picture} class={styles.small} />
        <div class={styles.text}>
          <p class={styles.name} title={sent}>
            {sent}
          </p>
          <p role="status">{state !== 'failed' && <Count />}</p>
        </div>
        <Button disabled={!hasLayer} onPress={() => void findByPicture()}>
          {t.another}
        </Button>
      </div>
      <List />
    </>
  )
}

function Count() {
  const t = useStore(pictureWords)
  const found = useStore(pictureList.$list)
  if (found.state !== 'ready') return <>{t.looking}</>
  return <>{found.total > 0 && t.results(found.total)}</>
}

function List() {
  const t = useStore(pictureWords)
  const found = useStore(pictureList.$list)
  const again = () => void retryPictureSearch()
  if (found.state === 'failed') {
    return (
      <PictureFailed
        error={found.error}
        onRetry={
          isForgotten(found.error) ? again : () => void pictureList.retry()
        }
      />
    )
  }
  if (found.state !== 'ready') return <SkeletonGrid />
  const { more } = found
  return (
    <>
      {typeof more === 'object' && isForgotten(more.error) && (
        <Callout kind="warning" role="alert">
          <p>{pictureErrorText(more.error)}</p>
          <Button onPress={again}>{t.sendAgain}</Button>
        </Callout>
      )}
      <FillBarView assets={found.assets} />
      <AssetGrid
        label={t.title}
        list={pictureList}
        found={found}
        empty={
          <EmptyState icon="find" title={t.nothing} text={t.nothingHint} />
        }
      />
    </>
  )
}

function isForgotten({ code }: ErrorData): boolean {
  return code === 'not-found'
}
