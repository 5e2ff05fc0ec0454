import { addresses } from '../set-up/open-stack.ts'
import type { FlowStack, OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'

/** The upload of a picture, as in `network.asked`. */
export const upload = `POST ${addresses.service}/v2/images`

export function uploads({ network }: FlowStack): number {
  return network.asked.filter(line => line === upload).length
}

/** Places and selects a comp; returns its asset. */
export async function selectComp(
  file: OpenFile,
  words = 'mountain'
): Promise<string> {
  const [placed] = await placeResults(file, words, 1)
  await file.headless.settle()
  return placed?.assetId ?? ''
}

/** Selects a layer that looks like many drawings on white. */
export async function selectLight({ headless }: OpenFile): Promise<void> {
  await headless.host.evaluate(
    `const layer = figma.createRectangle()
     layer.fills = [{ type: 'SOLID', color: { r: 0.9, g: 0.9, b: 0.9 } }]
     figma.currentPage.selection = [layer]`
  )
  await headless.settle()
}

/** Searches by the selection and agrees to the upload. */
export async function agreeToUpload({ panel }: OpenFile): Promise<void> {
  await panel.findByPicture()
  await panel.agreeToSend()
}

/** Ids of the loaded results. */
export function similarIds({ panel }: OpenFile): string[] {
  const found = panel.pictureList.$list.get()
  return found.state === 'ready'
    ? found.assets.map(({ assetId: id }) => id)
    : []
}
