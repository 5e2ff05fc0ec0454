import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { recentTracks } from './start-lists.ts'
import { TracksSection } from './tracks-section.tsx'
import { startWords } from './words.ts'

interface Props {
  /** By `assetKey`. */
  ids: readonly string[]
}

/** Tracks that were placed. */
export function RecentTracksSection({ ids }: Props) {
  const t = useStore(startWords)
  const load = () => void recentTracks.load(ids)
  useEffect(load, [ids.join()])
  return (
    <TracksSection
      title={t.recentTracks}
      state={useStore(recentTracks.$section)}
      none={t.noneLeft}
      onLoad={load}
    />
  )
}
