import { CollectionsView } from '../collections/collections-view.tsx'
import { PinnedSection } from './pinned-section.tsx'

/** What the file shares comes before what is one's own. */
export function CollectionsPlace() {
  return (
    <>
      <PinnedSection />
      <CollectionsView />
    </>
  )
}
