import { useStore } from '@nanostores/preact'
import { $medium } from '../query/medium.ts'
import { CategoriesSection } from './categories-section.tsx'
import { FeaturedSection } from './featured-section.tsx'
import { GenresSection } from './genres-section.tsx'
import { NewestSection } from './newest-section.tsx'
import { PopularSection } from './popular-section.tsx'

/** What the library itself suggests, by medium. */
export function LibrarySections() {
  const medium = useStore($medium)
  return (
    <>
      {medium === 'image' && (
        <>
          <PopularSection />
          <FeaturedSection />
        </>
      )}
      {medium === 'video' && (
        <>
          <NewestSection key="video" mediaType="video" />
          <CategoriesSection />
        </>
      )}
      {medium === 'audio' && (
        <>
          <GenresSection />
          <NewestSection key="audio" mediaType="audio" />
        </>
      )}
    </>
  )
}
