import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { $isSafe } from '../../shell/settings.ts'
import { newestVideos } from './start-lists.ts'
import { StripSection } from './strip-section.tsx'
import { startWords } from './words.ts'

export function NewestSection() {
  const t = useStore(startWords)
  const isSafe = useStore($isSafe)
  const load = () => void newestVideos.load(isSafe)
  useEffect(load, [isSafe])
  return (
    <StripSection
      title={t.newVideos}
      state={useStore(newestVideos.$section)}
      none={t.noNewVideos}
      onLoad={load}
    />
  )
}
