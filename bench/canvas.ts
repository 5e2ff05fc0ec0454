import type { Figure } from './figure.ts'
import { makeCompDocument } from './canvas/comp-document.ts'
import { benchFind } from './canvas/find.ts'

/** The numbers of canvas craft: find, keep, swap, place. */
export async function benchCanvas(): Promise<Figure[]> {
  const assetIds = Array.from({ length: 100 }, (_, i) => `${100000000 + i}`)
  const saved = await makeCompDocument(assetIds)
  return [...(await benchFind(saved))]
}
