import { expect, it } from 'vitest'
import type { ControllerEvents } from '../../contract/protocol.ts'
import { fillSample } from './added.ts'
import { openController } from './open-controller.ts'
import type { OpenController } from './open-controller.ts'
import { samplePicture } from './sample-picture.ts'

const rect = { x: 0, y: 0, width: 40, height: 30 }

function next<Name extends keyof ControllerEvents>(
  { peer }: OpenController,
  event: Name
): Promise<ControllerEvents[Name]> {
  return new Promise(resolve => {
    const stop = peer.on(event, data => {
      stop()
      resolve(data)
    })
  })
}

it('reports the selection, and why a layer cannot be filled', async () => {
  const controller = await openController()
  const { host } = controller
  const open = host.user.add('RECTANGLE', rect)
  const locked = host.user.add('FRAME', rect)
  host.user.setLocked(locked, true)
  // A slow machine would run out of time after the first layer.
  await host.evaluate('Date.now = () => 0')
  const received = next(controller, 'selectionChanged')

  host.user.select([open, locked])

  const base = { width: 40, height: 30, asset: null }
  expect(await received).toEqual({
    count: 2,
    layers: [
      { ...base, nodeId: open, name: 'Rectangle', refusal: null },
      { ...base, nodeId: locked, name: 'Frame', refusal: 'layer-locked' }
    ].map(layer => ({ ...layer, name: expect.any(String) }))
  })
})

it('reports changes of the same turn once', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const ids = [host.user.add('RECTANGLE', rect), host.user.add('FRAME', rect)]
  await controller.settle()
  const received: number[] = []
  peer.on('selectionChanged', ({ count }) => received.push(count))

  host.user.select([])
  host.user.select(ids.slice(0, 1))
  host.user.select(ids)
  await controller.settle()

  expect(received).toEqual([2])
})

it('reports which asset the selected layer shows', async () => {
  const controller = await openController()
  const received = next(controller, 'selectionChanged')

  await controller.peer.call.placeComp(await samplePicture())

  expect(await received).toMatchObject({
    layers: [{ asset: { assetId: '1001', state: 'comp' } }]
  })
})

it('describes the first hundred of many selected layers', async () => {
  const controller = await openController()
  const { host } = controller
  const received = next(controller, 'selectionChanged')

  await host.evaluate(
    `const all = []
     for (let i = 0; i < 120; i++) all.push(figma.createRectangle())
     figma.currentPage.selection = all`
  )

  const { count, layers, isCut } = await received
  expect([count, isCut]).toEqual([120, true])
  expect(layers.length).toBeLessThanOrEqual(100)
})

it('reports a change when a layer with a picture is removed', async () => {
  const controller = await openController()
  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())
  await next(controller, 'documentChanged')
  const received = next(controller, 'documentChanged')

  controller.host.user.remove([nodeId])

  expect(await received).toEqual({})
})

it('follows the person to another page', async () => {
  const controller = await openController()
  const { host } = controller
  const page = host.user.addPage('Second')
  host.user.goToPage(page)
  await controller.settle()
  const received = next(controller, 'documentChanged')

  host.user.add('RECTANGLE', rect)

  expect(await received).toEqual({})
})

it('reports that a style changed', async () => {
  const controller = await openController()
  const { host } = controller
  const received = next(controller, 'documentChanged')

  await host.evaluate("figma.createPaintStyle().name = 'Hero'")

  expect(await received).toEqual({})
})

it('reports again when a selected layer is filled, and when that is undone', async () => {
  const controller = await openController()
  const { host } = controller
  const id = host.user.add('RECTANGLE', rect)
  const selected = next(controller, 'selectionChanged')
  host.user.select([id])
  await selected
  const filled = next(controller, 'selectionChanged')

  await fillSample(controller, [id])
  const { layers } = await filled
  const undone = next(controller, 'selectionChanged')
  host.user.undo()

  expect(layers).toMatchObject([{ nodeId: id, asset: { state: 'comp' } }])
  expect(await undone).toMatchObject({ layers: [{ nodeId: id, asset: null }] })
})

it('reports a new size on the page that the person switched to', async () => {
  const controller = await openController()
  const { host } = controller
  const page = host.user.addPage('Second')
  host.user.goToPage(page)
  const id = host.user.add('RECTANGLE', rect)
  const selected = next(controller, 'selectionChanged')
  host.user.select([id])
  await selected
  const resized = next(controller, 'selectionChanged')

  await host.evaluate(
    '(await figma.getNodeByIdAsync(input)).resize(80, 60)',
    id
  )

  expect(await resized).toMatchObject({ layers: [{ width: 80, height: 60 }] })
})
