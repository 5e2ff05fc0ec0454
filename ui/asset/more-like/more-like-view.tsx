import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Asset } from '../../api/asset.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Hint } from '../../kit/layout/hint.tsx'
import { ListView } from '../../library/grid/list-view.tsx'
import { useTotal } from '../../library/grid/use-total.ts'
import { ViewHead } from '../../library/grid/view-head.tsx'
import { FillBarView } from '../../placing/fill-bar-view.tsx'
import { $isSafe } from '../../shell/settings.ts'
import { $view } from '../../shell/view.ts'
import type { View } from '../../shell/view.ts'
import { GivenAssets } from './given-assets.tsx'
import { moreLike, moreLikeKey } from './more-like.ts'
import styles from './more-like-view.module.css'
import { sharedTraits } from './shared-traits.ts'
import type { Trait } from './shared-traits.ts'
import { TraitChips } from './trait-chips.tsx'
import { moreLikeWords } from './words.ts'

interface Props {
  mediaType: MediaType
  assetIds: readonly string[]
  known: readonly Asset[]
}

/** More at once rarely find anything. */
const traitsAtFirst = 3

/** The traits that each view was left with. */
const left = new WeakMap<View, readonly Trait[]>()

/** Assets that suit all that were picked, and what that is based on. */
export function MoreLikeView({ mediaType, assetIds, known }: Props) {
  const t = useStore(moreLikeWords)
  const isSafe = useStore($isSafe)
  const [view] = useState(() => $view.get())
  const [shared] = useState(() => sharedTraits(known))
  const [traits, setTraits] = useState(
    left.get(view) ?? shared.traits.slice(0, traitsAtFirst)
  )
  const isImages = mediaType === 'image'
  const basis = { mediaType, assetIds, isSafe, traits: isImages ? [] : traits }
  const key = moreLikeKey(basis)
  const hasBasis = isImages || traits.length > 0
  const total = useTotal(moreLike, key)

  function change(next: readonly Trait[]): void {
    left.set(view, next)
    setTraits(next)
  }

  return (
    <>
      <ViewHead title={t.title} detail={hasBasis ? total : ''} />
      <div class={styles.basis}>
        <GivenAssets assets={known} />
        {isImages && (
          <div class={styles.beside}>
            <Hint>{t.recommended(known.length)}</Hint>
          </div>
        )}
        {!isImages && shared.traits.length > 0 && (
          <TraitChips
            shared={shared}
            all={known.length}
            chosen={traits}
            onChange={change}
          />
        )}
      </div>
      {hasBasis ? (
        <ListView
          list={moreLike}
          listKey={key}
          label={t.title}
          bar={FillBarView}
          none={t.nothing}
          hint={isImages ? t.noneRecommended : t.fewerTraits}
          failed={t.failed}
        />
      ) : (
        <EmptyState
          icon="search"
          role="status"
          title={shared.traits.length > 0 ? t.noneOn : t.noTraits}
          text={shared.traits.length > 0 ? '' : t.noTraitsHint}
        />
      )}
    </>
  )
}
