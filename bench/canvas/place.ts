import { readResults } from '../../test/flows/set-up/read-results.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { askPlugin } from './ask-plugin.ts'
import { openCanvasStack } from './open-canvas-stack.ts'

const delay = 100

/** Makes an image of the bytes in the message `{ bare }`, then answers. */
const bareImage = `
figma.ui.on('message', message => {
  if (!message.bare) return
  figma.createImage(message.bare)
  figma.ui.postMessage('bare')
})
`

/**
 * A comp from press to layer, with every request to the service delayed,
 * against fetching the same preview and making an image of it.
 */
export async function benchPlace(): Promise<Figure[]> {
  const { stack, file } = await openCanvasStack(undefined, bareImage)
  const { panel, headless } = file
  const fetched = new Set<string>()
  stack.network.breakAll((line, go) => {
    if (/^GET .*\/media\//.test(line)) fetched.add(line.slice(4))
    return go()
  })

  function makeBare(bytes: Uint8Array): Promise<void> {
    return askPlugin(headless, { bare: bytes }, 'bare')
  }

  try {
    await panel.search('mountain')
    const assets = readResults(panel)
    const [asset] = assets
    if (!asset) throw new Error('Nothing was found.')
    await panel.placeOnce([asset])
    const [preview] = fetched
    if (!preview) throw new Error('No preview was fetched.')
    stack.service.faults.delay(delay)
    return [
      await measureRatio({
        name: `one comp placed at ${delay} ms, against fetch + createImage`,
        bar: 1.3,
        subject: () => timeOf(() => panel.placeOnce([asset])),
        reference: () =>
          timeOf(async () => {
            const reply = await stack.network.fetchFromFrame(preview)
            await makeBare(new Uint8Array(await reply.arrayBuffer()))
          })
      })
    ]
  } finally {
    stack.close()
  }
}
