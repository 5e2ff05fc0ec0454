import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'

it.each([
  [
    'a mask',
    `(() => {
       const mask = change(box('a'), { isMask: true })
       group('masked', mask, box('b'))
       return mask
     })()`,
    'masked'
  ],
  [
    'a layer in a mask in a frame',
    `(() => {
       const inside = box('a')
       const mask = change(group('mask', inside), { isMask: true })
       const frame = box('frame', 'Frame')
       frame.appendChild(mask)
       return inside
     })()`,
    'frame'
  ],
  [
    'a part of boolean shapes in each other',
    `(() => {
       const part = box('a')
       const shape = figma.union([part, box('b')], figma.currentPage)
       figma.union([shape, box('c')], figma.currentPage).name = 'whole'
       return part
     })()`,
    'whole'
  ],
  ['a mask on the page', "change(box('a'), { isMask: true })", undefined],
  [
    'a locked layer in a group',
    `(() => {
       const locked = change(box('a'), { locked: true })
       group('plain', locked)
       return locked
     })()`,
    undefined
  ]
])('names the group around %s', async (_, source, expected) => {
  const controller = await openController()

  await controller.host.evaluate(
    `const box = (name, Type = 'Rectangle') =>
       change(figma['create' + Type](), { name })
     const group = (name, ...layers) =>
       change(figma.group(layers, figma.currentPage), { name })
     const change = (layer, looks) => Object.assign(layer, looks)
     figma.currentPage.selection = [${source}]`
  )

  const { layers } = await controller.peer.call.findTargets({})

  const name = await controller.host.evaluate(
    'return input ? (await figma.getNodeByIdAsync(input)).name : undefined',
    layers[0]?.groupId
  )
  expect(name).toBe(expected)
})
