import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

/** Draws a frame with three boxes and selects the second. */
async function drawFrame(
  { host }: OpenController,
  setup = ''
): Promise<string> {
  const ids = await host.evaluate<{ frame: string; second: string }>(
    `const frame = figma.createFrame()
     frame.resize(800, 700)
     frame.x = 100
     frame.y = 50
     const boxes = [0, 1, 2].map(i => {
       const box = figma.createRectangle()
       frame.appendChild(box)
       return box
     })
     ${setup}
     return { frame: frame.id, second: boxes[1].id }`
  )
  host.user.select([ids.second])
  return ids.frame
}

async function positionOf({ host }: OpenController, id: string) {
  return host.evaluate<{
    parentId: string
    index: number
    x: number
    y: number
  }>(
    `const node = await figma.getNodeByIdAsync(input)
     const { parent } = node
     const index = parent.children.indexOf(node)
     return { parentId: parent.id, index, x: node.x, y: node.y }`,
    id
  )
}

it('goes beside the selected layer, in its frame', async () => {
  const controller = await openController()
  const frame = await drawFrame(controller)

  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())

  const position = await positionOf(controller, nodeId)
  expect(position).toEqual({ parentId: frame, index: 3, x: 124, y: 0 })
})

it.each([
  ['in a selected frame, where the view is', { x: 500, y: 400 }, 100, 150],
  ['in its middle when the view is elsewhere', { x: 9000, y: 0 }, 100, 150],
  ['clear of its edges', { x: 120, y: 60 }, 0, 124]
])('goes %s', async (_, centre, x, y) => {
  const controller = await openController()
  const { host, peer } = controller
  const frame = await drawFrame(controller)
  host.user.select([frame])
  host.user.setViewport(centre, 1)

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  const position = await positionOf(controller, nodeId)
  expect(position).toEqual({ parentId: frame, index: 3, x, y })
})

it('goes beside a selected frame that has no room', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const frame = await drawFrame(controller, 'boxes[0].resize(400, 400)')
  host.user.select([frame])

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  const position = await positionOf(controller, nodeId)
  const { pageId } = host.scene()
  expect(position).toEqual({ parentId: pageId, index: 1, x: 924, y: 50 })
})

it('goes to the end of a selected frame with auto layout', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const frame = await drawFrame(controller, "frame.layoutMode = 'VERTICAL'")
  host.user.select([frame])

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  const position = await positionOf(controller, nodeId)
  expect(position).toMatchObject({ parentId: frame, index: 3 })
})

it('follows the selected layer in auto layout', async () => {
  const controller = await openController()
  const frame = await drawFrame(controller, "frame.layoutMode = 'VERTICAL'")

  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())

  expect(await positionOf(controller, nodeId)).toMatchObject({
    parentId: frame,
    index: 2
  })
})

it.each([
  ['locked', 'frame.locked = true'],
  ['a mask', 'frame.isMask = true'],
  ['hidden', 'frame.visible = false']
])('goes to the page when the frame is %s', async (_, setup) => {
  const controller = await openController()
  await drawFrame(controller, setup)

  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())

  const { parentId } = await positionOf(controller, nodeId)
  expect(parentId).toBe(controller.host.scene().pageId)
})

it('goes to the open frame around a locked one', async () => {
  const controller = await openController()
  const inner = await drawFrame(controller)
  const outer = await controller.host.evaluate<string>(
    `const inner = await figma.getNodeByIdAsync(input)
     const outer = figma.createFrame()
     outer.resize(2000, 900)
     outer.appendChild(inner)
     inner.locked = true
     return outer.id`,
    inner
  )

  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())

  expect(await positionOf(controller, nodeId)).toMatchObject({
    parentId: outer
  })
})

it('reports when instances follow the placed layer', async () => {
  const { host, peer } = await openController()
  await host.evaluate(
    `const main = figma.createComponent()
     main.resize(900, 900)
     main.appendChild(figma.createRectangle())
     figma.currentPage.selection = main.children.slice()`
  )

  const inside = await peer.call.placeComp(await samplePicture())
  host.user.select([])
  const outside = await peer.call.placeComp({
    ...(await samplePicture()),
    at: { pageId: host.scene().pageId, x: 5000, y: 5000 }
  })

  expect(inside).toMatchObject({ isMain: true })
  expect(outside).not.toHaveProperty('isMain')
})
