import { toAssetRef } from '../../contract/asset-key.ts'
import { findAddresses } from '../canvas/owned-files.ts'
import { askPlugin } from '../canvas/ask-plugin.ts'
import { openCanvasStack } from '../canvas/open-canvas-stack.ts'
import type { CanvasStack } from '../canvas/open-canvas-stack.ts'
import { makeBare } from '../canvas/place.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { itemsOf } from '../../test/flows/set-up/licensing.ts'
import type { Asset } from '../../ui/api/asset.ts'
import { licenseElsewhere } from '../../test/flows/set-up/license-elsewhere.ts'
import { measureSwapMemory } from './swap-memory.ts'
import { withManyLargeFilms } from './large-films.ts'

const count = 100
const length = 20_000_000

/** The account's subscription licenses as many in a period. */
const allotment = 50
const period = 30 * 24 * 3_600_000

/** Swaps the comps of licensed films of 20 MB, one after another. */
export async function benchSwapVideos(): Promise<Figure[]> {
  return [...(await measureTime()), ...(await measureSwapMemory())]
}

async function measureTime(): Promise<Figure[]> {
  const library = withManyLargeFilms(count, length)
  const stage = await openCanvasStack({
    extra: makeBare('createVideoAsync'),
    library,
    person: 'studio'
  })
  try {
    const { panel } = stage.file
    const ids = library.films.map(({ id }) => id)
    const videos = [...(await panel.fetchById('video', ids)).values()]
    await panel.placeOnce(videos)
    for (let start = 0; start < count; start += allotment) {
      const some = ids.slice(start, start + allotment)
      await licenseElsewhere(stage.stack, stage.person, some, 'video')
      stage.stack.service.faults.moveClock(period)
    }
    return await measure(stage, videos)
  } finally {
    stage.stack.close()
  }
}

async function measure(
  { stack, file, person }: CanvasStack,
  videos: readonly Asset[]
): Promise<Figure[]> {
  const { panel, headless } = file
  let unswapped = 0
  const ratio = await measureRatio({
    name: `${count} films of 20 MB swapped, against fetch + createVideoAsync`,
    bar: 1.2,
    pairs: 3,
    warmUps: 1,
    async subject() {
      await panel.planLicenses(videos.map(toAssetRef))
      // Planning is not part of the swap.
      await stack.calm()
      const time = await timeOf(() => panel.confirmLicenses())
      const swapped = itemsOf(file).reduce((sum, { uses }) => sum + uses, 0)
      unswapped = Math.max(unswapped, count - swapped)
      panel.closeLicensing()
      headless.host.user.undo()
      await stack.calm()
      return time
    },
    async reference() {
      const addresses = await findAddresses(stack, person, 'video')
      if (addresses.length !== count) {
        throw new Error(`${addresses.length} of ${count} are licensed.`)
      }
      return timeOf(async () => {
        for (const ask of addresses) {
          const reply = await stack.network.fetchFromFrame(await ask())
          const bare = new Uint8Array(await reply.arrayBuffer())
          await askPlugin(headless, { bare }, 'bare')
        }
      })
    }
  })
  return [ratio, atMost('films that were not swapped', unswapped, 0, '')]
}
