import { useStore } from '@nanostores/preact'
import { useState } from 'preact/hooks'
import { $settings } from '../../shell/settings.ts'
import { findSeeds } from './start-lists.ts'
import { usePins } from '../../collections/pins/use-pins.ts'
import { $medium } from '../query/medium.ts'
import { $isOnline } from '../../shell/online.ts'
import { LibrarySections } from './library-sections.tsx'
import { OfflineState } from './offline-state.tsx'
import { PinnedStart } from './pinned-start.tsx'
import { RecommendedSection } from './recommended-section.tsx'
import styles from './start-page.module.css'
import { WelcomeStrip } from './welcome-strip.tsx'

/** The search page before a search. */
export function StartPage() {
  const { isWelcomed } = useStore($settings)
  const isImages = useStore($medium) === 'image'
  const pinned = usePins()
  // Fixed at first, so that a finished check does not move the page.
  const [seeds] = useState(findSeeds)
  // The file's pins load at once and are shown above the rest.
  if (!pinned.isRead) return null
  return (
    <div class={styles.page}>
      {!isWelcomed && <WelcomeStrip />}
      {pinned.pins.length > 0 && <PinnedStart pinned={pinned} />}
      {isImages && seeds.ids.length > 0 && <RecommendedSection seeds={seeds} />}
      <LibrarySections />
      {!useStore($isOnline) && <OfflineState />}
    </div>
  )
}
