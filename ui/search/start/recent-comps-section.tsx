import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { recentComps } from './start-lists.ts'
import { startWords } from './words.ts'
import { AssetStrip } from './asset-strip.tsx'
import { StartSectionView } from './start-section-view.tsx'
import { Hint } from '../../kit/layout/hint.tsx'

interface Props {
  /** By `assetKey`. */
  ids: readonly string[]
}

export function RecentCompsSection({ ids }: Props) {
  const t = useStore(startWords)
  const state = useStore(recentComps.$section)
  const load = () => void recentComps.load(ids)
  useEffect(load, [ids])
  return (
    <StartSectionView
      title={t.recentComps}
      state={state}
      height="strip"
      onLoad={load}
    >
      {assets =>
        assets?.length === 0 ? (
          <Hint>{t.noneLeft}</Hint>
        ) : (
          <AssetStrip label={t.recentComps} assets={assets} />
        )
      }
    </StartSectionView>
  )
}
