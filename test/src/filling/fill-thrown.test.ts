import { expect, it } from 'vitest'
import { addSample } from '../added.ts'
import { openController } from '../open-controller.ts'

const rect = { x: 0, y: 0, width: 100, height: 100 }

/** Makes writes to the fills of one layer throw, as Figma may. */
const closeFills = `
  const node = await figma.getNodeByIdAsync(input)
  let kind = node
  let own
  while (!(own = Object.getOwnPropertyDescriptor(kind, 'fills'))) {
    kind = Object.getPrototypeOf(kind)
  }
  Object.defineProperty(kind, 'fills', {
    configurable: true,
    get: own.get,
    set(fills) {
      if (this.id === input) {
        throw new Error('in set_fills: Cannot write to read-only nodes')
      }
      own.set.call(this, fills)
    }
  })`

it('names a layer whose fills cannot be written, and fills the rest', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const closed = host.user.add('RECTANGLE', rect)
  const open = host.user.add('RECTANGLE', rect)
  host.user.rename(closed, 'Closed')
  await host.evaluate(closeFills, closed)
  const comp = await addSample(controller)

  const { filled, refused } = await peer.call('fillLayers', {
    fills: [{ ...comp, nodeIds: [closed, open] }]
  })

  expect(filled).toEqual([open])
  expect(refused).toEqual([
    { nodeId: closed, name: 'Closed', code: 'layer-read-only' }
  ])
  const record = await host.evaluate<string>(
    "return (await figma.getNodeByIdAsync(input)).getPluginData('provenance')",
    closed
  )
  expect(record).toBe('')
})
