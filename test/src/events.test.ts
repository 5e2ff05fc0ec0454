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

it('tells what is selected, and why a layer takes no picture', async () => {
  const controller = await openController()
  const { host } = controller
  const open = host.user.add('RECTANGLE', rect)
  const locked = host.user.add('FRAME', rect)
  host.user.setLocked(locked, true)
  const heard = next(controller, 'selectionChanged')

  host.user.select([open, locked])

  const base = { width: 40, height: 30, asset: null }
  expect(await heard).toEqual({
    count: 2,
    layers: [
      { ...base, nodeId: open, name: 'Rectangle', refusal: null },
      { ...base, nodeId: locked, name: 'Frame', refusal: 'layer-locked' }
    ].map(layer => ({ ...layer, name: expect.any(String) }))
  })
})

it('tells once of changes that come together', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const ids = [host.user.add('RECTANGLE', rect), host.user.add('FRAME', rect)]
  await controller.settle()
  const heard: number[] = []
  peer.on('selectionChanged', ({ count }) => heard.push(count))

  host.user.select([])
  host.user.select(ids.slice(0, 1))
  host.user.select(ids)
  await controller.settle()

  expect(heard).toEqual([2])
})

it('tells which asset the selected layer shows', async () => {
  const controller = await openController()
  const heard = next(controller, 'selectionChanged')

  await controller.peer.call('placeComp', await samplePicture())

  expect(await heard).toMatchObject({
    layers: [{ asset: { id: '1001', state: 'comp' } }]
  })
})

it('describes the first hundred of many selected layers', async () => {
  const controller = await openController()
  const { host } = controller
  const heard = next(controller, 'selectionChanged')

  await host.evaluate(
    `const all = []
     for (let i = 0; i < 120; i++) all.push(figma.createRectangle())
     figma.currentPage.selection = all`
  )

  const { count, layers, isCut } = await heard
  expect([count, isCut]).toEqual([120, true])
  expect(layers.length).toBeLessThanOrEqual(100)
})

it('tells that a page changed when a layer with a picture goes', async () => {
  const controller = await openController()
  const { nodeId } = await controller.peer.call(
    'placeComp',
    await samplePicture()
  )
  await next(controller, 'documentChanged')
  const heard = next(controller, 'documentChanged')

  controller.host.user.remove([nodeId])

  expect(await heard).toEqual({})
})

it('follows the person to another page', async () => {
  const controller = await openController()
  const { host } = controller
  const page = host.user.addPage('Second')
  host.user.goToPage(page)
  await controller.settle()
  const heard = next(controller, 'documentChanged')

  host.user.add('RECTANGLE', rect)

  expect(await heard).toEqual({})
})

it('tells that a style changed', async () => {
  const controller = await openController()
  const { host } = controller
  const heard = next(controller, 'documentChanged')

  await host.evaluate("figma.createPaintStyle().name = 'Hero'")

  expect(await heard).toEqual({})
})

it('tells again when a selected layer was filled, and when that is undone', async () => {
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

it('tells of a new size on the page that the person went to', async () => {
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
