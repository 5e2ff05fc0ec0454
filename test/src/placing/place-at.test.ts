import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'
import { drawOn, pointAt, placeAt } from './place-at.ts'

it.each([
  ['empty canvas', '', 'PAGE'],
  ['a frame', "frame('A', 0, 0, 400, 400)", 'A'],
  ['a section', "section('S', 0, 0, 400, 400)", 'S'],
  ['a component', "draw('Component', 'C', 0, 0, 400, 400)", 'C'],
  [
    'a frame in a frame',
    "frame('A', 0, 0, 400, 400, frame('B', 50, 50, 300, 300))",
    'B'
  ],
  [
    'a section in a section',
    "section('S', 0, 0, 400, 400, section('T', 50, 50, 300, 300))",
    'T'
  ],
  [
    'a frame in a section in a section',
    `section('S', 0, 0, 400, 400,
       section('T', 20, 20, 360, 360, frame('A', 50, 50, 200, 200)))`,
    'A'
  ],
  [
    'the upper of two frames',
    "frame('A', 0, 0, 400, 400); frame('B', 90, 90, 200, 200)",
    'B'
  ],
  [
    'a layer of a frame',
    "frame('A', 0, 0, 400, 400, box('X', 50, 50, 200, 200))",
    'A'
  ],
  [
    'a layer over a frame',
    "frame('A', 0, 0, 400, 400); box('X', 50, 50, 200, 200)",
    'A'
  ],
  [
    'a frame of a group',
    `const A = frame('A', 0, 0, 400, 400)
     figma.group([A, box('X', 0, 0, 9, 9)], figma.currentPage)`,
    'A'
  ],
  [
    'a group alone',
    "figma.group([box('X', 0, 0, 400, 400)], figma.currentPage)",
    'PAGE'
  ],
  [
    'a locked frame, for what lies around it',
    `frame('A', 0, 0, 400, 400,
       change(frame('B', 50, 50, 300, 300), { locked: true }))`,
    'A'
  ],
  [
    'a frame in a locked section',
    `change(section('S', 0, 0, 400, 400, frame('A', 50, 50, 300, 300)),
       { locked: true })`,
    'PAGE'
  ],
  [
    'a hidden frame, for what lies around it',
    `frame('A', 0, 0, 400, 400,
       change(frame('B', 50, 50, 300, 300), { visible: false }))`,
    'A'
  ],
  [
    'a section whose contents are hidden',
    `change(section('S', 0, 0, 400, 400, frame('A', 50, 50, 300, 300)),
       { sectionContentsHidden: true })`,
    'PAGE'
  ],
  [
    'an instance, for what lies around it',
    `const main = draw('Component', 'C', 900, 900, 300, 300,
       frame('B', 0, 0, 300, 300))
     const instance = change(main.createInstance(), { x: 50, y: 50 })
     frame('A', 0, 0, 400, 400, instance)`,
    'A'
  ],
  [
    'an instance over a frame, which it hides',
    `frame('A', 0, 0, 400, 400)
     const main = draw('Component', 'C', 900, 900, 300, 300)
     change(main.createInstance(), { x: 50, y: 50 })`,
    'PAGE'
  ],
  [
    'a layer outside its clipping frame',
    `frame('A', 0, 0, 100, 400, frame('B', 50, 0, 300, 300))`,
    'PAGE'
  ],
  [
    'a layer outside a frame that does not clip',
    `change(frame('A', 0, 0, 100, 400, frame('B', 50, 0, 300, 300)),
       { clipsContent: false })`,
    'B'
  ],
  [
    'a layer hidden by a mask',
    `const mask = change(box('M', 0, 0, 50, 50), { isMask: true })
     const B = frame('B', 0, 0, 400, 400)
     frame('A', 0, 0, 400, 400, mask, B)`,
    'A'
  ]
])('goes into the container under the point: %s', async (_, source, parent) => {
  const controller = await openController()
  await drawOn(controller, source)

  const placement = await placeAt(controller, pointAt(controller, 150, 150))

  expect(placement).toMatchObject({ parent, x: 150, y: 150 })
  expect(placement.siblings.at(-1)).toBe('comp')
})

it.each([
  ['turned', "change(frame('A', 200, 100, 300, 300), { rotation: 30 })"],
  [
    'turned in a turned frame',
    `change(frame('Z', 200, 0, 600, 600,
       change(frame('A', 100, 80, 250, 250), { rotation: 20 })),
       { rotation: -35 })`
  ],
  [
    'mirrored',
    `frame('A', 0, 0, 300, 300).relativeTransform =
       [[-1, 0, 400], [0, 1, 0]]`
  ]
])('is placed at the point in a frame that is %s', async (_, source) => {
  const controller = await openController()
  await drawOn(controller, source)

  const placement = await placeAt(controller, pointAt(controller, 300, 200))

  expect(placement.parent).toBe('A')
  expect(Math.abs(placement.x - 300)).toBeLessThanOrEqual(1)
  expect(Math.abs(placement.y - 200)).toBeLessThanOrEqual(1)
})

it('ignores the corner outside a rotated frame', async () => {
  const controller = await openController()
  await drawOn(
    controller,
    "change(frame('A', 200, 0, 200, 200), {rotation: 45})"
  )

  const placement = await placeAt(controller, pointAt(controller, 210, -130))

  expect(placement.parent).toBe('PAGE')
})

it('goes to the page of the drag after the person left it', async () => {
  const controller = await openController()
  const { host } = controller
  await drawOn(controller, "frame('A', 0, 0, 400, 400)")
  const at = pointAt(controller, 150, 150)
  const second = host.user.addPage('Second')
  host.user.goToPage(second)
  const { viewport } = host.scene()

  const placement = await placeAt(controller, at)

  expect(placement).toMatchObject({ parent: 'A', x: 150, y: 150 })
  expect(host.scene()).toMatchObject({
    pageId: second,
    selection: [],
    viewport
  })
})

it('goes to the current page when the page of the drag was deleted', async () => {
  const controller = await openController()
  const { host } = controller
  host.user.setViewport({ x: 70, y: 80 }, 1)
  const at = { pageId: '99:99', x: 5000, y: 5000 }

  const placement = await placeAt(controller, at)

  expect(placement).toMatchObject({ parent: 'PAGE', x: 70, y: 80 })
})

it('fails when the page of the drag does not load', async () => {
  const first = await openController()
  const page = first.host.user.addPage('Second')
  const document = first.host.exportDocument()
  const { peer, faults, host } = await openController({ document })
  faults.set([{ kind: 'page-unloadable', page }])

  const failed = peer.call.placeComp({
    ...(await samplePicture()),
    at: { pageId: page, x: 0, y: 0 }
  })

  await expect(failed).rejects.toMatchObject({ code: 'page-unavailable' })
  expect(host.exportDocument().pages).toEqual(document.pages)
})

it('goes to the next container when somebody else deleted the frame', async () => {
  const controller = await openController()
  const { host } = controller
  await drawOn(
    controller,
    "frame('A', 0, 0, 400, 400, frame('B', 0, 0, 300, 300))"
  )
  await host.remotely(
    "figma.currentPage.findOne(one => one.name === 'B').remove()"
  )

  const placement = await placeAt(controller, pointAt(controller, 150, 150))

  expect(placement.parent).toBe('A')
})

it('does not cover a comp that was dropped at the same point', async () => {
  const controller = await openController()

  const first = await placeAt(controller, pointAt(controller, 150, 150))
  const second = await placeAt(controller, pointAt(controller, 152, 149))
  const third = await placeAt(controller, pointAt(controller, 150, 150))

  expect([second.x - first.x, second.y - first.y]).toEqual([26, 23])
  expect([third.x - first.x, third.y - first.y]).toEqual([48, 48])
})

it('is placed where a deleted comp was', async () => {
  const controller = await openController()
  const { host } = controller
  await placeAt(controller, pointAt(controller, 150, 150))
  host.user.remove([...host.scene().selection])

  const placement = await placeAt(controller, pointAt(controller, 150, 150))

  expect(placement).toMatchObject({ x: 150, y: 150 })
})

it('goes beside the frame at the centre of the view, without a point or selection', async () => {
  const controller = await openController()
  const { host, peer } = controller
  await drawOn(controller, "frame('A', 0, 0, 400, 400)")
  host.user.select([])
  host.user.setViewport({ x: 150, y: 150 }, 1)

  const { nodeId } = await peer.call.placeComp(await samplePicture())

  const [[, , x], [, , y]] = host.node(nodeId)?.absoluteTransform ?? [[], []]
  expect(host.scene().children.map(({ id }) => id)).toContain(nodeId)
  expect({ x, y }).toEqual({ x: -150, y: -424 })
})

it.each([{ x: 1, y: 2 }, { pageId: '0:1', x: '1', y: 2 }, 'here'])(
  'refuses the point %o',
  async at => {
    const { peer, host } = await openController()

    const failed = peer.call.placeComp({
      ...(await samplePicture()),
      at: at as never // wrong on purpose
    })

    await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
    expect(host.scene().children).toEqual([])
  }
)
