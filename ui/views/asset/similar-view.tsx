import { useStore } from '@nanostores/preact'
import { similar } from '../../stores/similar.ts'
import { assetWords } from '../../words/asset.ts'
import { ListView } from './list-view.tsx'
import { useTotal } from './use-total.ts'
import { ViewHead } from './view-head.tsx'

interface Props {
  assetId: string
}

/** All that is like an asset. */
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
        none={t.noPictures}
        hint={t.noSimilar}
        failed={t.similarNotShown}
      />
    </>
  )
}
