import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { recommended } from './start-lists.ts'
import type { Recommended, Seeds } from './start-lists.ts'
import { startWords } from './words.ts'
import { AssetStrip } from './asset-strip.tsx'
import { StartSectionView } from './start-section-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'

interface Props {
  seeds: Seeds
}

export function RecommendedSection({ seeds }: Props) {
  const t = useStore(startWords)
  const state = useStore(recommended.$section)
  const load = () => void recommended.load(seeds)
  useEffect(load, [seeds])
  const title = state.state === 'ready' ? titleOf(state.found) : t.recommended
  return (
    <StartSectionView title={title} state={state} height="strip" onLoad={load}>
      {found =>
        found?.assets.length === 0 ? (
          <Hint>{t.noneRecommended}</Hint>
        ) : (
          <AssetStrip label={title} assets={found?.assets ?? null} />
        )
      }
    </StartSectionView>
  )
}

/** The reason for this selection. */
function titleOf({ seeds, first }: Recommended): string {
  const t = startWords.get()
  if (!first) return t.recommended
  const because = seeds.areInFile ? t.becauseFile : t.becauseUsed
  return because(seeds.ids.length, { name: first.description })
}
