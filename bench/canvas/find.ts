import { makeCompDocument } from './comp-document.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { openMeasured } from './open-measured.ts'
import { sliceFigures } from './slice-figures.ts'

const inventedIds = Array.from({ length: 100 }, (_, i) => `${100000000 + i}`)

/** All comps of the large document, against a bare search through it. */
export async function benchFind(): Promise<Figure[]> {
  const saved = await makeCompDocument(inventedIds)
  const measured = await openMeasured(saved)
  const { peer, slices } = measured
  const own: number[] = []
  let longestGap = 0
  let uses = 0
  try {
    const started = performance.now()
    await peer.call('findComps', {})
    const first = performance.now() - started
    const ratio = await measureRatio({
      name: '100,000 layers: all comps found, against a bare search',
      bar: 1.5,
      async subject() {
        slices.start()
        const startedAt = performance.now()
        const found = await peer.call('findComps', { scope: 'all' })
        const time = performance.now() - startedAt
        const heard = slices.stop()
        own.push(...heard.slices)
        longestGap = Math.max(longestGap, heard.longestGap)
        uses = found.uses.length
        return time
      },
      async reference() {
        const startedAt = performance.now()
        await measured.searchBare()
        return performance.now() - startedAt
      }
    })
    const note = `${ratio.note}; the first in a fresh host ${Math.round(first)} ms`
    return [
      { ...ratio, note },
      atMost('comps that were not found', 1000 - uses, 0, ''),
      ...sliceFigures('finding', own, longestGap)
    ]
  } finally {
    measured.host.kill()
  }
}
