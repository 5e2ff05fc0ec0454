import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { AssetRef } from '../../contract/document.ts'
import { similar } from './similar.ts'
import { assetWords, similarWordsOf } from './words.ts'
import { ListView } from '../library/grid/list-view.tsx'
import { FillBarView } from '../placing/fill-bar-view.tsx'
import { useTotal } from '../library/grid/use-total.ts'
import { ViewHead } from '../library/grid/view-head.tsx'

/** All assets similar to one. */
export function SimilarView(ref: AssetRef) {
  const { similar: label } = useStore(assetWords)
  const t = useStore(similarWordsOf(ref.mediaType))
  const key = assetKey(ref)
  return (
    <>
      <ViewHead
        title={t.similarTo({ id: ref.assetId })}
        detail={useTotal(similar, key)}
      />
      <ListView
        list={similar}
        listKey={key}
        label={label}
        bar={FillBarView}
        none={t.noPictures}
        hint={t.noSimilar}
        failed={t.similarNotShown}
      />
    </>
  )
}
