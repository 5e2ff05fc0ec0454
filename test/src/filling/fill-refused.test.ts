import { expect, it } from 'vitest'
import { addSample, fillSample } from '../added.ts'
import { cancelCall } from '../cancel-call.ts'
import { contentOf } from '../content-of.ts'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'
import { addBox, fillsOf } from './box.ts'

it.each([
  ['a group', 'no-fillable-layer', 'figma.group([box], figma.currentPage)'],
  ['a line', 'no-fillable-layer', 'figma.createLine()'],
  ['a slice', 'no-fillable-layer', 'figma.createSlice()'],
  ['a locked layer', 'layer-locked', 'box.locked = true, box'],
  [
    'a layer in a locked frame',
    'layer-locked',
    'frame.appendChild(box), frame.locked = true, box'
  ],
  [
    'a part of a boolean shape',
    'boolean-part',
    'figma.union([box, frame], figma.currentPage), box'
  ],
  ['a mask', 'mask-layer', 'box.isMask = true, box'],
  [
    'a mask by its outline',
    'mask-layer',
    "Object.assign(box, { isMask: true, maskType: 'VECTOR' })"
  ],
  [
    'a layer in a mask',
    'mask-layer',
    'frame.appendChild(box), frame.isMask = true, box'
  ],
  [
    'a group that is a mask',
    'mask-layer',
    'Object.assign(figma.group([box], figma.currentPage), { isMask: true })'
  ],
  [
    'a vector whose regions have fills of their own',
    'fills-mixed',
    `await (async () => {
       const vector = figma.createVector()
       const square = [[0, 0], [9, 0], [9, 9], [0, 9]]
       const shift = (x, y) => square.map(at => ({ x: at[0] + x, y: at[1] + y }))
       await vector.setVectorNetworkAsync({
         vertices: shift(0, 0).concat(shift(20, 0)),
         segments: [0, 1, 2, 3, 4, 5, 6, 7].map(i => ({
           start: i, end: i % 4 === 3 ? i - 3 : i + 1
         })),
         regions: [0, 4].map(i => ({
           windingRule: 'NONZERO',
           loops: [[i, i + 1, i + 2, i + 3]],
           fills: [{ type: 'SOLID', color: { r: i / 4, g: 0, b: 0 } }]
         }))
       })
       return vector
     })()`
  ]
])('names %s with %s and changes nothing', async (_, code, source) => {
  const controller = await openController()
  const { host } = controller
  const { id, name } = await host.evaluate<{ id: string; name: string }>(
    `const box = figma.createRectangle()
     const frame = figma.createFrame()
     const node = (${source})
     return { id: node.id, name: node.name }`
  )
  const comp = await addSample(controller)
  const before = host.exportDocument()

  const result = await controller.peer.call.fillLayers({
    fills: [{ ...comp, nodeIds: [id] }]
  })

  const refused = [{ nodeId: id, name, code }]
  expect(result).toEqual({ changed: [], refused })
  expect(host.exportDocument()).toEqual(before)
})

it('names a layer that somebody else deleted, and fills the others', async () => {
  const controller = await openController()
  const [removed, left] = [addBox(controller), addBox(controller)]
  const comp = await addSample(controller)
  await controller.host.remotely(
    'const node = await figma.getNodeByIdAsync(input); node.remove()',
    removed
  )

  const result = await controller.peer.call.fillLayers({
    fills: [{ ...comp, nodeIds: [removed, left] }]
  })

  expect(result).toEqual({
    changed: [left],
    refused: [{ nodeId: removed, name: '', code: 'layer-deleted' }]
  })
})

it('fails when there is nothing to fill', async () => {
  const controller = await openController()

  const failed = fillSample(controller, [])

  await expect(failed).rejects.toMatchObject({ code: 'nothing-selected' })
})

it('fails before it changes anything when an image is missing', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const id = addBox(controller)
  const comp = await addSample(controller)
  const before = host.exportDocument()

  const failed = peer.call.fillLayers({
    fills: [
      { ...comp, nodeIds: [id] },
      { ...comp, imageHash: 'f'.repeat(40), nodeIds: [id] }
    ]
  })

  await expect(failed).rejects.toMatchObject({ code: 'image-missing' })
  expect(host.exportDocument()).toEqual(before)
})

it.each([
  [{ fills: 'all' }],
  [{ fills: [{ nodeIds: [] }] }],
  [{ fills: [{ imageHash: 'a', nodeIds: [] }] }]
])('refuses %o', async input => {
  const { peer } = await openController()

  const failed = peer.call.fillLayers(input as never) // wrong on purpose

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

it('refuses a fill without a list of layers', async () => {
  const { peer } = await openController()
  const { picture } = await samplePicture()

  const failed = peer.call.fillLayers({
    fills: [{ picture, imageHash: 'a', nodeIds: undefined as never }] // wrong on purpose
  })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
})

it('leaves the canvas as it was when cancelled in the middle', async () => {
  const controller = await openController()
  const { host, peer } = controller
  const nodeIds = Array.from({ length: 600 }, () => addBox(controller, 10, 10))
  const [first = ''] = nodeIds
  const { imageHash, picture } = await addSample(controller)
  const before = await contentOf(controller)

  const ends = await cancelCall(
    controller,
    signal =>
      peer.call.fillLayers(
        { fills: [{ imageHash, picture, nodeIds }] },
        { signal }
      ),
    cancel => {
      host.onChange(() => {
        if (fillsOf(controller, first).length > 1) cancel()
      })
    }
  )

  expect(ends).toEqual(['failure'])
  expect(await contentOf(controller)).toEqual(before)
})
