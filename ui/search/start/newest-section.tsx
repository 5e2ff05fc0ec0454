import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { Hint } from '../../kit/layout/hint.tsx'
import { $isSafe } from '../../shell/settings.ts'
import { AssetStrip } from './asset-strip.tsx'
import { newestVideos } from './start-lists.ts'
import { StartSectionView } from './start-section-view.tsx'
import { startWords } from './words.ts'

export function NewestSection() {
  const t = useStore(startWords)
  const state = useStore(newestVideos.$section)
  const isSafe = useStore($isSafe)
  const load = () => void newestVideos.load(isSafe)
  useEffect(load, [isSafe])
  return (
    <StartSectionView
      title={t.newVideos}
      state={state}
      height="strip"
      onLoad={load}
    >
      {assets =>
        assets?.length === 0 ? (
          <Hint>{t.noNewVideos}</Hint>
        ) : (
          <AssetStrip label={t.newVideos} assets={assets} />
        )
      }
    </StartSectionView>
  )
}
