import { useStore } from '@nanostores/preact'
import { similar } from './similar.ts'
import { assetWords } from './words.ts'
import { ListView } from '../library/grid/list-view.tsx'
import { FillBarView } from '../placing/fill-bar-view.tsx'
import { useTotal } from '../library/grid/use-total.ts'
import { ViewHead } from '../library/grid/view-head.tsx'

interface Props {
  assetId: string
}

/** All assets similar to one. */
export function SimilarView({ assetId }: Props) {
  const t = useStore(assetWords)
  return (
    <>
      <ViewHead
        title={t.similarTo({ id: assetId })}
        detail={useTotal(similar, assetId)}
      />
      <ListView
        list={similar}
        listKey={assetId}
        label={t.similar}
        bar={FillBarView}
        none={t.noPictures}
        hint={t.noSimilar}
        failed={t.similarNotShown}
      />
    </>
  )
}
