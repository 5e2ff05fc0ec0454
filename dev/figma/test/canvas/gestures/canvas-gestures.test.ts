import { beforeEach, expect, test } from 'vitest'
import {
  endGesture,
  moveGesture,
  startGesture
} from '../../../canvas/gestures/canvas-gestures.ts'
import { openLayer } from '../../../canvas/gestures/open-layer.ts'
import { $tool } from '../../../canvas/gestures/tool.ts'
import { $canvasBox, $view } from '../../../scene/view.ts'
import type { Host } from '../../../shared/host.ts'
import { openScene } from '../../open-scene.ts'
import { placeOf } from '../../place-of.ts'

type Place = [x: number, y: number]

let host: Host
let frame = ''
let inner = ''
let free = ''

beforeEach(async () => {
  host = await openScene()
  $tool.set('move')
  // The page's coordinates are the window's.
  $canvasBox.set({ left: 0, top: 0, width: 800, height: 600 })
  $view.set({ center: { x: 400, y: 300 }, zoom: 1 })
  host.user.setCanvasSize(800, 600)
  host.user.setViewport({ x: 400, y: 300 }, 1)
  frame = host.user.add('FRAME', { x: 50, y: 50, width: 200, height: 200 })
  inner = host.user.add(
    'RECTANGLE',
    { x: 10, y: 10, width: 50, height: 50 },
    frame
  )
  free = host.user.add('RECTANGLE', { x: 400, y: 50, width: 50, height: 50 })
})

function pointer([clientX, clientY]: Place, held: MouseEventInit = {}) {
  return new MouseEvent('pointer', {
    clientX,
    clientY,
    ...held
  }) as PointerEvent // only what both have is read
}

function drag(from: Place, to: Place, held: MouseEventInit = {}): void {
  startGesture(host, pointer(from, held))
  moveGesture(pointer(to, held))
  endGesture(host)
}

function pull(handle: string, from: Place, to: Place): void {
  const target = document.createElement('div')
  target.dataset['handle'] = handle
  const pressed = pointer(from)
  target.dispatchEvent(pressed)
  startGesture(host, pressed)
  moveGesture(pointer(to))
  endGesture(host)
}

function selection(): string[] {
  return host.scene().selection
}

test('selects what is pressed, adds with Shift, clears on nothing', () => {
  drag([420, 70], [420, 70])
  expect(selection()).toEqual([free])

  drag([75, 75], [75, 75], { shiftKey: true })
  expect(selection()).toEqual([free, inner])

  drag([600, 500], [600, 500])
  expect(selection()).toEqual([])
})

test('selects what a marquee touches', () => {
  drag([300, 20], [500, 120])

  expect(selection()).toEqual([free])
})

test('moves into the frame it is dropped on', () => {
  drag([420, 70], [170, 170])

  expect(placeOf(host, free)).toEqual([150, 150])
  const held = host.node(frame)?.children?.map(node => node.id)
  expect(held).toEqual([inner, free])
})

test('moves along one axis with Shift', () => {
  host.user.select([free])
  startGesture(host, pointer([420, 70]))
  moveGesture(pointer([470, 80], { shiftKey: true }))
  endGesture(host)

  expect(placeOf(host, free)).toEqual([450, 50])
})

test('drags a copy with Alt', () => {
  drag([420, 70], [520, 70], { altKey: true })

  const [copy = ''] = selection()
  expect(copy).not.toBe(free)
  expect(placeOf(host, copy)).toEqual([500, 50])
  expect(placeOf(host, free)).toEqual([400, 50])
})

test('leaves locked layers to what lies below them', () => {
  host.user.setLocked(inner, true)

  drag([75, 75], [75, 75])

  expect(selection()).toEqual([frame])
})

test('only selects where nothing may be edited', () => {
  host.configure({ seat: 'view' })

  drag([420, 70], [520, 70])

  expect(selection()).toEqual([free])
  expect(placeOf(host, free)).toEqual([400, 50])
})

test('draws into the frame where the drag begins', () => {
  $tool.set('RECTANGLE')

  drag([150, 150], [190, 180])

  const [drawn = ''] = selection()
  expect(host.node(drawn)).toMatchObject({ width: 40, height: 30 })
  expect(host.layersAround([drawn])).toEqual([frame])
  expect($tool.get()).toBe('move')
})

test('opens a frame by double click', () => {
  host.user.select([frame])

  openLayer(host, pointer([75, 75]))

  expect(selection()).toEqual([inner])
})

test('resizes a frame, and what it holds follows its constraints', async () => {
  await host.evaluate(
    `const layer = await figma.getNodeByIdAsync(input)
     layer.constraints = { horizontal: 'MAX', vertical: 'STRETCH' }`,
    inner
  )
  host.user.select([frame])

  pull('se', [250, 250], [350, 300])

  expect(host.node(frame)).toMatchObject({ width: 300, height: 250 })
  expect(host.layerFacts([inner]).values).toMatchObject({
    x: 110,
    y: 10,
    width: 50,
    height: 100
  })
})

test('resizes what is free of the selection', () => {
  host.user.setLocked(free, true)
  host.user.select([frame, free])

  pull('se', [250, 250], [350, 300])

  expect(host.node(frame)).toMatchObject({ width: 300, height: 250 })
  expect(host.node(free)).toMatchObject({ width: 50, height: 50 })
  expect(host.layerFacts([free]).values).toMatchObject({ x: 400, y: 50 })
})
