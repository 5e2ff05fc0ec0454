import { useStore } from '@nanostores/preact'
import { Callout } from '../components/callout.tsx'
import { $look } from '../stores/look.ts'
import { wordsForUnlooked } from '../words-for-swaps.ts'

/** What a look at the file before a swap could not see. */
export function LookProblemView() {
  const look = useStore($look)
  if (look.state === 'failed') {
    return (
      <Callout kind="warning" title="The file could not be looked through">
        The swap can be done all the same, but no single layers left out.
      </Callout>
    )
  }
  if (look.state !== 'ready' || look.unreadPages.length === 0) return null
  return (
    <Callout kind="warning" title="Not every page could be looked at">
      {wordsForUnlooked(look.unreadPages.map(({ name }) => name))}
    </Callout>
  )
}
