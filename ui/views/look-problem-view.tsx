import { useStore } from '@nanostores/preact'
import { Callout } from '../components/callout.tsx'
import { $look } from '../stores/look.ts'
import { wordsForUnlooked } from '../words-for/swaps.ts'
import { planWords } from '../words/plan.ts'

/** What a look at the file before a swap could not see. */
export function LookProblemView() {
  const t = useStore(planWords)
  const look = useStore($look)
  if (look.state === 'failed') {
    return (
      <Callout kind="warning" title={t.fileCouldNotBeLooked}>
        {t.swapCanBeDoneAll}
      </Callout>
    )
  }
  if (look.state !== 'ready' || look.unreadPages.length === 0) return null
  return (
    <Callout kind="warning" title={t.notEveryPageCouldBe}>
      {wordsForUnlooked(look.unreadPages.map(({ name }) => name))}
    </Callout>
  )
}
