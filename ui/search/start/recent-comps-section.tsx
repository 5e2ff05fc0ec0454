import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { recentComps } from './start-lists.ts'
import { StripSection } from './strip-section.tsx'
import { startWords } from './words.ts'

interface Props {
  /** By `assetKey`. */
  ids: readonly string[]
}

export function RecentCompsSection({ ids }: Props) {
  const t = useStore(startWords)
  const load = () => void recentComps.load(ids)
  useEffect(load, [ids])
  return (
    <StripSection
      title={t.recentComps}
      state={useStore(recentComps.$section)}
      none={t.noneLeft}
      onLoad={load}
    />
  )
}
