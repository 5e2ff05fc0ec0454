import { readResults } from '../../test/flows/set-up/read-results.ts'
import type { Asset } from '../../ui/api/asset.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { askPlugin } from './ask-plugin.ts'
import { openCanvasStack } from './open-canvas-stack.ts'
import type { CanvasStack } from './open-canvas-stack.ts'

const delay = 100

/** Makes a file of the bytes in the message `{ bare }`, then answers. */
export function makeBare(method: 'createImage' | 'createVideoAsync'): string {
  return `
figma.ui.on('message', async message => {
  if (!message.bare) return
  await figma.${method}(message.bare)
  figma.ui.postMessage('bare')
})
`
}

/**
 * A comp from press to layer, with every request to the service delayed,
 * against fetching the same preview and making an image of it.
 */
export async function benchPlace(): Promise<Figure[]> {
  const stage = await openCanvasStack({ extra: makeBare('createImage') })
  const { panel } = stage.file
  try {
    await panel.search('mountain')
    const [asset] = readResults(panel)
    if (!asset) throw new Error('Nothing was found.')
    const name = `one comp placed at ${delay} ms, against fetch + createImage`
    return [await measurePlace(stage, asset, name)]
  } finally {
    stage.stack.close()
  }
}

/** Places an asset, against its fetch and the file that `makeBare` makes. */
export async function measurePlace(
  { stack, file }: CanvasStack,
  asset: Asset,
  name: string
): Promise<Figure> {
  const { panel, headless } = file
  const fetched = new Set<string>()
  stack.network.breakAll((line, go) => {
    if (/^GET .*\/media\//.test(line)) fetched.add(line.slice(4))
    return go()
  })
  await panel.placeOnce([asset])
  const [preview] = fetched
  if (!preview) throw new Error('No preview was fetched.')
  stack.service.faults.delay(delay)
  return measureRatio({
    name,
    bar: 1.3,
    subject: () => timeOf(() => panel.placeOnce([asset])),
    reference: () =>
      timeOf(async () => {
        const reply = await stack.network.fetchFromFrame(preview)
        const bare = new Uint8Array(await reply.arrayBuffer())
        await askPlugin(headless, { bare }, 'bare')
      })
  })
}
