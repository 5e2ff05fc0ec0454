import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPopularQueries } from '../../../../contract/api/image-discovery-endpoints.ts'
import { searchImages } from '../../../../contract/api/image-endpoints.ts'
import { findAsset } from '../../../catalog/find-asset.ts'
import { difference } from '../../../catalog/fingerprints/fingerprint.ts'
import { readFingerprints } from '../../../catalog/fingerprints/read-fingerprints.ts'
import { photoList } from '../../../catalog/photos/photo-list.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService

beforeAll(async () => {
  opened = await openTestService()
})
afterAll(() => opened.close())

test('begins with clearly different pictures for the most popular searches', async () => {
  const popular = await opened.ask(listPopularQueries)
  const queries = ['mountain', ...popular.data.slice(0, 10)]

  const counts: [string, number][] = []

  for (const query of new Set(queries)) {
    const { data } = await opened.ask(searchImages, {
      query: { query, per_page: 20 }
    })
    counts.push([query, countDifferent(data.map(({ id }) => id))])
  }

  expect(counts.length).toBeGreaterThanOrEqual(10)
  expect(counts.filter(([, count]) => count < 12)).toEqual([])
})

/** Details and prints of one photograph count once, and what looks alike. */
function countDifferent(ids: readonly string[]): number {
  const looks = readFingerprints()
  const photographs = new Set<string>()
  const shown: Uint8Array[] = []
  for (const id of ids) {
    const look = looks.get(id)
    const source = findAsset(id)?.source
    if (!look || !source) throw new Error(`Nobody knows the looks of ${id}`)
    if (shown.some(other => difference(other, look) < 0.2)) continue
    if (source.kind === 'photo') {
      const scan = photoList[source.index]?.work.scan ?? ''
      if (photographs.has(scan)) continue
      photographs.add(scan)
    }
    shown.push(look)
  }
  return shown.length
}
