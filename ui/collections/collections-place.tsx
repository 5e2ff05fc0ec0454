import { CollectionsView } from './own/collections-view.tsx'
import styles from './collections-place.module.css'
import { PinnedSection } from './pins/pinned-section.tsx'

/** Shared collections first, then one's own. */
export function CollectionsPlace() {
  return (
    <div class={styles.place}>
      <PinnedSection />
      <CollectionsView />
    </div>
  )
}
