import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { recommended } from './start-lists.ts'
import type { Recommended, Seeds } from './start-lists.ts'
import { startWords } from './words.ts'
import { StripSection } from './strip-section.tsx'

interface Props {
  seeds: Seeds
}

export function RecommendedSection({ seeds }: Props) {
  const t = useStore(startWords)
  const state = useStore(recommended.$section)
  const load = () => void recommended.load(seeds)
  useEffect(load, [seeds])
  return (
    <StripSection
      title={state.state === 'ready' ? titleOf(state.found) : t.recommended}
      state={
        state.state === 'ready'
          ? { state: 'ready', found: state.found.assets }
          : state
      }
      none={t.noneRecommended}
      onLoad={load}
    />
  )
}

/** The reason for this selection. */
function titleOf({ seeds, first }: Recommended): string {
  const t = startWords.get()
  if (!first) return t.recommended
  const because = seeds.areInFile ? t.becauseFile : t.becauseUsed
  return because(seeds.ids.length, { name: first.description })
}
