import { listAssets } from '../../dev/catalog/list-assets.ts'
import { pluginManifest } from '../../manifests.mjs'
import { defaultAddresses } from '../../contract/config.ts'
import { libraryLength } from '../../test/flows/set-up/find-asset.ts'
import { fitWithSharp } from '../../test/flows/set-up/fit-with-sharp.ts'
import { licenseElsewhere } from '../../test/flows/set-up/license-elsewhere.ts'
import { itemsOf } from '../../test/flows/set-up/licensing.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { bareSlices } from './bare-slices.ts'
import { makeCompDocument } from './comp-document.ts'
import { openCanvasStack } from './open-canvas-stack.ts'
import type { CanvasStack } from './open-canvas-stack.ts'
import { findAddresses } from './owned-files.ts'
import { watchPictures } from './pictures-in-flight.ts'
import { noTurns, sliceFigure, takeTurns } from './slice-figures.ts'
import { imagesOf } from '../../test/image-refs.ts'

const count = 100

/** The most that the API licenses in one request. */
const batchLimit = 50

/** Swaps 1,000 comps of 100 licensed assets in the large document. */
export async function benchSwap(): Promise<Figure[]> {
  const assetIds = [...listAssets({ count: libraryLength })]
    .filter(({ isEditorial }) => !isEditorial)
    .slice(0, count)
    .map(({ id }) => id)
  const { id } = pluginManifest(defaultAddresses)
  const saved = await makeCompDocument(assetIds, id)
  const stage = await openCanvasStack({ saved, extra: bareSlices })
  try {
    for (let start = 0; start < count; start += batchLimit) {
      const some = assetIds.slice(start, start + batchLimit)
      await licenseElsewhere(stage.stack, stage.person, some)
    }
    return await measure(stage, assetIds)
  } finally {
    stage.stack.close()
  }
}

async function measure(
  { stack, file, slices, person }: CanvasStack,
  assetIds: string[]
): Promise<Figure[]> {
  const { panel, headless } = file
  const turns = noTurns()
  const pictures = watchPictures(stack, panel.window)
  let kept = 0
  const ratio = await measureRatio({
    name: '1,000 comps of 100 assets swapped, against fetches and fits',
    bar: 1.5,
    pairs: 3,
    async subject() {
      await panel.planLicenses(imagesOf(assetIds))
      // Planning is not part of the swap.
      await stack.calm()
      pictures.start()
      slices.start()
      const time = await timeOf(() => panel.confirmLicenses())
      await takeTurns(turns, slices, headless)
      pictures.stop()
      const left = itemsOf(file).reduce((sum, { uses }) => sum - uses, 1000)
      kept = Math.max(kept, left)
      panel.closeLicensing()
      headless.host.user.undo()
      await stack.calm()
      return time
    },
    async reference() {
      const addresses = await findAddresses(stack, person)
      return timeOf(async () => {
        for (const ask of addresses) {
          const reply = await stack.network.fetchFromFrame(await ask())
          await fitWithSharp(new Uint8Array(await reply.arrayBuffer()))
        }
      })
    }
  })
  return [
    ratio,
    atMost('comps that were not swapped', kept, 0, ''),
    atMost('pictures in flight while swapping', pictures.most, 2, ''),
    sliceFigure('swapping', turns)
  ]
}
