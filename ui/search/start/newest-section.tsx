import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { $isSafe } from '../../shell/settings.ts'
import { newestAssets } from './start-lists.ts'
import { StripSection } from './strip-section.tsx'
import { TracksSection } from './tracks-section.tsx'
import { startWords } from './words.ts'

interface Props {
  mediaType: 'video' | 'audio'
}

/** What was added last. */
export function NewestSection({ mediaType }: Props) {
  const t = useStore(startWords)
  const isSafe = useStore($isSafe)
  const newest = newestAssets[mediaType]
  const state = useStore(newest.$section)
  const load = () => void newest.load(isSafe)
  useEffect(load, [isSafe])
  return mediaType === 'video' ? (
    <StripSection
      title={t.newVideos}
      state={state}
      none={t.noNewVideos}
      onLoad={load}
    />
  ) : (
    <TracksSection
      title={t.newTracks}
      state={state}
      none={t.noNewTracks}
      onLoad={load}
    />
  )
}
