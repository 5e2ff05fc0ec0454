import { afterEach, beforeEach, expect, test } from 'vitest'
import { $crop, startCrop } from '../../../canvas/gestures/crop.ts'
import { followCrop } from '../../../canvas/gestures/follow-crop.ts'
import { followKeyboard } from '../../../canvas/commands/keyboard.ts'
import { $selectedNodes } from '../../../scene/scene.ts'
import { $view } from '../../../scene/view.ts'
import type { Host } from '../../../shared/host.ts'
import { onePixel } from '../../one-pixel.ts'
import { openScene } from '../../open-scene.ts'
import { pressKey } from './press-key.ts'

let host: Host
let stops: (() => void)[] = []

beforeEach(async () => {
  host = await openScene()
  $view.set({ center: { x: 0, y: 0 }, zoom: 2 })
  await host.evaluate(
    `const { hash: imageHash } = figma.createImage(figma.base64Decode(input))
     const layer = figma.createRectangle()
     layer.fills = [{ type: 'IMAGE', scaleMode: 'FILL', imageHash }]
     figma.createFrame()
     figma.currentPage.selection = [layer]`,
    onePixel
  )
  stops = [followKeyboard(host), followCrop(host)]
  const [node] = $selectedNodes.get()
  if (node) startCrop(host, node, 0)
})

afterEach(() => {
  for (const stop of stops) stop()
  $crop.set(null)
})

function layer(): Promise<{ x: number; mode: string; shift: number }> {
  return host.evaluate(
    `const [layer] = figma.currentPage.children
     const { scaleMode: mode, imageTransform } = layer.fills[0]
     const shift = imageTransform ? imageTransform[0][2] : 0
     return { x: layer.x, mode, shift }`
  )
}

test('moves the picture by arrow keys, not its layer', async () => {
  pressKey('ArrowRight', { shiftKey: true })
  pressKey('Enter')

  const { x, mode, shift } = await layer()
  expect([x, mode]).toEqual([0, 'CROP'])
  expect(shift).toBeCloseTo(-0.1)
})

test('lets no key edit the layer while cropping; undo leaves the crop', async () => {
  pressKey('Delete')
  pressKey('d', { ctrlKey: true })
  pressKey('z', { ctrlKey: true })

  expect(host.scene().children).toHaveLength(2)
  expect($crop.get()).toBeNull()
  expect(await layer()).toMatchObject({ mode: 'FILL' })
})

test('is written when another layer is selected', async () => {
  pressKey('ArrowRight', { shiftKey: true })
  const [, other] = host.scene().children

  host.user.select([other?.id ?? ''])

  expect($crop.get()).toBeNull()
  expect(await layer()).toMatchObject({ mode: 'CROP' })
})

test('goes along with its layer, and ends with it', async () => {
  await host.remotely('figma.root.children[0].children[0].x = 40')
  expect($crop.get()?.node.absoluteTransform[0][2]).toBe(40)

  await host.remotely('figma.root.children[0].children[0].remove()')

  expect($crop.get()).toBeNull()
})
