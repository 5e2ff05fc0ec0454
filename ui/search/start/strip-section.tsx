import type { Asset } from '../../api/asset.ts'
import { Hint } from '../../kit/layout/hint.tsx'
import type { SectionState } from '../query/start-section.ts'
import { AssetStrip } from './asset-strip.tsx'
import { StartSectionView } from './start-section-view.tsx'

interface Props {
  title: string
  state: SectionState<readonly Asset[]>
  /** Shown in place of no assets. */
  none: string
  onLoad: () => void
}

/** Assets side by side. */
export function StripSection({ title, state, none, onLoad }: Props) {
  return (
    <StartSectionView
      title={title}
      state={state}
      height="strip"
      onLoad={onLoad}
    >
      {assets =>
        assets?.length === 0 ? (
          <Hint>{none}</Hint>
        ) : (
          <AssetStrip label={title} assets={assets} />
        )
      }
    </StartSectionView>
  )
}
