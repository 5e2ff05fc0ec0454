import { expect, it } from 'vitest'
import { loadAreas } from './areas.ts'
import type { Area } from './areas.ts'
import { findStale, hashesOf, loadLookedAt } from './looked-at.ts'

const areas = await loadAreas()

/** The panel's texts, with another English for one of them. */
function withEnglish(name: string, key: string, text: string): Area[] {
  return areas.map(area =>
    area.name === name
      ? { ...area, english: { ...area.english, [key]: text } }
      : area
  )
}

it('has no translation of English that changed since its review', async () => {
  const stale = findStale(await loadLookedAt(), hashesOf(areas))

  // Compare each language with the English, mend it, then mark it as looked at:
  // node dev/run.mjs test/ui/words/looked-at.ts markLookedAt 'AREA KEY'
  expect(stale).toEqual([])
})

it('names a translation whose English changed', () => {
  const lookedAt = hashesOf(areas)
  const changed = withEnglish('buttons', 'cancel', 'Never mind')

  expect(findStale(lookedAt, hashesOf(changed))).toEqual(['buttons cancel'])
})

it('names what is new and what was removed', () => {
  const lookedAt = hashesOf(areas)
  const changed = withEnglish('buttons', 'later', 'Later')

  expect(findStale(lookedAt, hashesOf(changed))).toEqual(['buttons later'])
  expect(findStale(hashesOf(changed), lookedAt)).toEqual(['buttons later'])
})
