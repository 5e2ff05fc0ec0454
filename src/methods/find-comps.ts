import type { CallContext } from '../../contract/incoming-calls.ts'
import type { FindComps, FoundComps } from '../../contract/finding.ts'
import { createDescribe } from '../finding/describe-uses.ts'
import { createFoundSoFar } from '../finding/found-so-far.ts'
import { createKnownImages } from '../finding/known-images.ts'
import { refreshIndex } from '../finding/refresh-index.ts'
import { visitHolders } from '../finding/visit-holders.ts'

/** Nobody goes through more that may be comps. */
const mostOthers = 5000

export async function findComps(
  { scope = 'stale', previews }: FindComps,
  context: CallContext
): Promise<FoundComps> {
  const known = createKnownImages()
  const keep = createFoundSoFar(known)
  const records = await refreshIndex(scope, context, keep)
  const describe = createDescribe()
  /** Previews, and images on layers with numbers in their names. */
  const foreign = new Set(previews)
  const images: FoundComps['images'] = {}
  const uses: string[] = []
  let others = 0
  await visitHolders(context, [
    (holder, shown) => {
      known.learn(holder, shown)
      shown.forEach(({ imageHash }) => {
        const isOurs = known.get(imageHash) !== null
        if (!isOurs && /\d{6}/.test(holder.name)) foreign.add(imageHash)
      })
    },
    (holder, shown) =>
      shown.forEach(picture => {
        const { imageHash } = picture
        const entry = known.get(imageHash)
        if (entry) images[imageHash] = entry
        else if (!foreign.has(imageHash)) return
        else others += 1
        if (!entry && others > mostOthers) return
        const use = describe(holder, picture)
        if (use) uses.push(JSON.stringify(use))
      })
  ])
  const pages = records
    .filter(({ page }) => !page.removed)
    .map(({ page, checkedAt, isStale }) => ({
      pageId: page.id,
      name: page.name,
      checkedAt,
      isWatched: checkedAt !== null && !isStale
    }))
  const untold = Math.max(0, others - mostOthers)
  return { uses, untold, images, pages }
}
