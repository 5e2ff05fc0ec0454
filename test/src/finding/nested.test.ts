import { expect, it } from 'vitest'
import { foundIn } from '../found-in.ts'
import { openController } from '../open-controller.ts'
import type { OpenOptions } from '../open-controller.ts'
import { placeSample } from '../placed.ts'
import { shapes } from './shapes.ts'

/**
 * Draws a layer `it`; returns its id and those found once the file is opened
 * again. A search below frames goes by layer type.
 */
async function findReopened(source: string, options: OpenOptions = {}) {
  const maker = await openController(options)
  const sample = await placeSample(maker)
  const id = await maker.host.evaluate<string>(
    `const sample = await figma.getNodeByIdAsync(input)
     const { fills } = sample
     sample.remove()
     ${source}
     return it.id`,
    sample
  )
  const { editorType } = options
  const controller = await openController({
    ...(editorType ? { editorType } : {}),
    document: maker.host.exportDocument()
  })
  const { assets } = await foundIn(controller)
  return { id, found: assets[0]?.uses.map(({ nodeId }) => nodeId) }
}

const create = (type: string) => `figma.create${type}()`

it.each([
  ...shapes.map(type => [type, create(type)]),
  ['instance', 'figma.createComponent().createInstance()'],
  ['boolean shape', `figma.union([${create('Star')}], figma.currentPage)`],
  [
    'component set',
    `figma.combineAsVariants([${create('Component')}], figma.currentPage)`
  ]
])('finds the strokes of a %s in a frame', async (_, source) => {
  const { id, found } = await findReopened(
    `const it = ${source}
     it.fills = []
     it.strokes = fills
     figma.createFrame().appendChild(it)`
  )

  expect(found).toEqual([id])
})

it.each([
  ['a sticky', 'STICKY', 'fills'],
  ['a shape with text', 'SHAPE_WITH_TEXT', 'fills'],
  ['a connector', 'CONNECTOR', 'strokes'],
  ['a stamp', 'STAMP', 'fills']
])('finds %s in a group on a board', async (_, type, area) => {
  const { id, found } = await findReopened(
    `const [it] = figma.currentPage.findAllWithCriteria({ types: ['${type}'] })
     it.${area} = fills
     figma.group([it, figma.createShapeWithText()], figma.currentPage)`,
    { editorType: 'figjam', sample: 'board' }
  )

  expect(found).toEqual([id])
})
