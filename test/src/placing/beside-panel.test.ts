import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

/** A canvas of 1600×800 at 100 %, with the panel at this place. */
async function openWithPanelAt(x: number, y: number) {
  const controller = await openController()
  const { host } = controller
  host.user.setCanvasSize(1600, 800)
  host.user.setViewport({ x: 800, y: 400 }, 1)
  host.panelPlaced(x, y)
  return controller
}

/** Places a comp of 600×400; gives its corner on the screen. */
async function placeOnScreen({ host, peer }: OpenController) {
  const { nodeId } = await peer.call.placeComp(await samplePicture())
  const [[, , x], [, , y]] = host.node(nodeId)?.absoluteTransform ?? [[], []]
  const { center } = host.scene().viewport
  return [(x ?? NaN) - center.x + 800, (y ?? NaN) - center.y + 400]
}

it.each([
  ['left of it', 1200, [300, 200]],
  ['right of it', 100, [730, 200]],
  ['on its larger side', 700, [50, 200]]
])('places a comp where the panel leaves room: %s', async (_, x, corner) => {
  const controller = await openWithPanelAt(x, 50)

  expect(await placeOnScreen(controller)).toEqual(corner)
  expect(controller.host.scene().viewport.center).toEqual({ x: 800, y: 400 })
})

it('places a comp in the middle when the panel leaves no room', async () => {
  const controller = await openWithPanelAt(550, 50)
  await controller.peer.call.resizePanel({ width: 500, height: 700 })

  expect(await placeOnScreen(controller)).toEqual([500, 200])
})

it('moves the view when a comp would lie under the panel', async () => {
  const controller = await openWithPanelAt(1200, 50)
  const { host } = controller
  host.user.add('FRAME', { x: 0, y: 0, width: 900, height: 800 })
  host.user.select([])

  const [x = NaN] = await placeOnScreen(controller)

  expect(x + 600).toBe(1200)
})

it('covers more of the canvas the farther it is zoomed out', async () => {
  const controller = await openWithPanelAt(1200, 50)
  const { host } = controller
  host.user.setViewport({ x: 800, y: 400 }, 0.5)

  const { nodeId } = await controller.peer.call.placeComp(await samplePicture())

  // The screen's 1200 pixels left of the panel, around x = 600: 400 on the page.
  expect(host.node(nodeId)?.absoluteTransform[0]?.[2]).toBe(400 - 300)
})
