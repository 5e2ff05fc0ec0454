import { expect, it } from 'vitest'
import { countWork } from '../count-work.ts'
import { openController } from '../open-controller.ts'
import type { OpenController } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { samplePicture } from '../sample-picture.ts'
import { drawOn } from './place-at.ts'

const section = "const S = section('S', 0, 0, 2000, 2000)"

it.each([
  ['the section there', section, 'S'],
  [
    'the section in a section there',
    `${section}; S.appendChild(section('T', 0, 0, 1000, 1000))`,
    'T'
  ],
  [
    'the section around a full one',
    `${section}; S.appendChild(section('T', 400, 400, 200, 200))`,
    'S'
  ],
  [
    'the section around the frame there',
    `${section}; S.appendChild(frame('A', 300, 300, 400, 400))`,
    'S'
  ],
  [
    'the page beside a full section',
    `${section}; S.appendChild(box('B', 10, 10, 1980, 1980))`,
    'PAGE'
  ],
  ['the page beside a locked section', `${section}; S.locked = true`, 'PAGE'],
  [
    'the page beside a section whose contents are hidden',
    `${section}; S.sectionContentsHidden = true`,
    'PAGE'
  ],
  ['the page beside a frame', "frame('A', 0, 0, 2000, 2000)", 'PAGE'],
  [
    'the page beside a turned frame',
    "change(frame('A', 0, 0, 800, 800), { rotation: 30 })",
    'PAGE'
  ]
])('goes near the middle of the view into %s', async (_, source, parent) => {
  const controller = await openController()
  const { host } = controller
  await drawOn(controller, source)
  host.user.select([])
  host.user.setViewport({ x: 500, y: 500 }, 1)

  const id = await placeSample(controller)

  expect(await host.evaluate<string>(parentName, id)).toBe(parent)
  expect(await host.evaluate<string[]>(covered, id)).toEqual([])
})

it.each([
  [
    'the frame around one that is full',
    "const B = frame('B', 20, 20, 100, 100); frame('A', 0, 0, 2000, 2000, B)",
    'A'
  ],
  [
    'the frame of a group',
    `const B = box('B', 0, 0, 100, 100)
     frame('A', 0, 0, 2000, 2000, B)
     figma.group([B], A)`,
    'A'
  ],
  [
    'the page beside an instance',
    `const main = draw('Component', 'C', 3000, 0, 900, 900)
     const B = main.createInstance()`,
    'PAGE'
  ]
])('goes beside the selected layer into %s', async (_, source, parent) => {
  const controller = await openController()
  const { host } = controller
  await drawOn(
    controller,
    `${source.replace("frame('A'", "const A = frame('A'")}
     figma.currentPage.selection = [B]`
  )

  const id = await placeSample(controller)

  expect(await host.evaluate<string>(parentName, id)).toBe(parent)
  expect(await host.evaluate<string[]>(covered, id)).toEqual([])
})

function centreOf({ host }: OpenController, id: string) {
  const [[, , x], [, , y]] = host.node(id)?.absoluteTransform ?? [[], []]
  return { x: (x ?? NaN) + 300, y: (y ?? NaN) + 200 }
}

it('covers no other layer', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.setViewport({ x: 300, y: 200 }, 1)
  host.user.add('RECTANGLE', { x: 0, y: 0, width: 600, height: 400 })
  host.user.select([])

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  expect(centreOf(controller, nodeId)).toEqual({ x: 300, y: 624 })
})

it('lies where a hidden layer is', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.setViewport({ x: 300, y: 200 }, 1)
  await host.evaluate('figma.createRectangle().visible = false')

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  expect(centreOf(controller, nodeId)).toEqual({ x: 300, y: 200 })
})

it('is shown by moving the view just as far', async () => {
  const controller = await openController()
  const { host, peer } = controller
  host.user.setCanvasSize(1000, 1000)
  host.user.setViewport({ x: 300, y: 200 }, 1)
  host.user.add('RECTANGLE', { x: 0, y: 0, width: 600, height: 400 })
  host.user.select([])

  await peer.call.placeComp(await samplePicture())

  expect(host.scene().viewport).toEqual({
    center: { x: 300, y: 324 },
    zoom: 1
  })
})

it('fails when its frame is deleted while it looks for room', async () => {
  let onTurn = (): unknown => null
  const controller = await openController({ onTurn: () => void onTurn() })
  const { host, peer } = controller
  const input = await samplePicture()
  await drawOn(
    controller,
    `const boxes = Array.from({ length: 300 }, () => box('B', 0, 0, 9, 9))
     figma.currentPage.selection = [frame('A', 0, 0, 2000, 2000, ...boxes)]`
  )
  const [frame = ''] = host.scene().selection
  const turnsOf = await countWork(controller, {
    of: "figma.currentPage.findOne(({ type }) => type === 'RECTANGLE')",
    member: 'relativeTransform'
  })
  let isDeleted = false
  onTurn = async () => {
    const hasBegun = (await turnsOf()).filter(Boolean).length > 1
    if (!hasBegun || isDeleted) return
    isDeleted = true
    host.user.remove([frame])
  }

  const failed = peer.call.placeComp(input)

  await expect(failed).rejects.toMatchObject({ code: 'layer-deleted' })
  expect(host.scene().children).toEqual([])
})

const parentName = `
  const { parent } = await figma.getNodeByIdAsync(input)
  return parent.type === 'PAGE' ? 'PAGE' : parent.name`

/** Names of the layers beside it that it overlaps, and of what cuts it off. */
const covered = `
  const node = await figma.getNodeByIdAsync(input)
  const { parent } = node
  const { x, y, width, height } = node.absoluteBoundingBox
  const over = parent.children
    .filter(one => one.id !== input)
    .filter(({ absoluteBoundingBox: box }) =>
      box.x < x + width && x < box.x + box.width &&
      box.y < y + height && y < box.y + box.height)
  const around = parent.type === 'PAGE' ? null : parent.absoluteBoundingBox
  const isCut = around && !(x >= around.x && y >= around.y &&
    x + width <= around.x + around.width &&
    y + height <= around.y + around.height)
  return over.concat(isCut ? [parent] : []).map(({ name }) => name)`
