import { expect, it } from 'vitest'
import { openController } from '../open-controller.ts'
import { drawOn, pointAt, placeAt } from './place-at.ts'

const row = `const A = frame('A', 0, 0, 400, 100,
    box('1', 0, 0, 80, 80), box('2', 0, 0, 80, 80), box('3', 0, 0, 80, 80))
  lay(A, { layoutMode: 'HORIZONTAL', itemSpacing: 20 })`
const column = `const A = frame('A', 0, 0, 100, 400,
    box('1', 0, 0, 80, 80), box('2', 0, 0, 80, 80), box('3', 0, 0, 80, 80))
  lay(A, { layoutMode: 'VERTICAL', itemSpacing: 20 })`
const wrapped = `const A = frame('A', 0, 0, 200, 300,
    ...[1, 2, 3, 4, 5].map(i => box(String(i), 0, 0, 80, 80)))
  lay(A, { layoutMode: 'HORIZONTAL', layoutWrap: 'WRAP', itemSpacing: 20,
    counterAxisSpacing: 20 })`
const wide = `const A = frame('A', 0, 0, 500, 300,
    box('1', 0, 0, 100, 40), box('2', 0, 0, 100, 40), box('3', 0, 0, 480, 200))
  lay(A, { layoutMode: 'HORIZONTAL', layoutWrap: 'WRAP' })`

it.each([
  ['a row, before the first', row, [10, 40], 'comp 1 2 3'],
  ['a row, in a gap', row, [90, 40], '1 comp 2 3'],
  ['a row, on the left of a layer', row, [130, 40], '1 comp 2 3'],
  ['a row, on the right of a layer', row, [150, 40], '1 2 comp 3'],
  ['a row, after the last', row, [380, 40], '1 2 3 comp'],
  ['a column, in a gap', column, [50, 190], '1 2 comp 3'],
  ['a column, after the last', column, [50, 390], '1 2 3 comp'],
  ['lines, in the first', wrapped, [90, 40], '1 comp 2 3 4 5'],
  ['lines, at the end of the first', wrapped, [195, 40], '1 2 comp 3 4 5'],
  ['lines, at the start of the second', wrapped, [5, 140], '1 2 comp 3 4 5'],
  ['lines, in the second', wrapped, [90, 140], '1 2 3 comp 4 5'],
  ['lines, after the last', wrapped, [180, 250], '1 2 3 4 5 comp'],
  ['lines, before one that is wide', wide, [30, 150], '1 2 comp 3'],
  ['lines, at the top of one that is high', wide, [30, 45], '1 2 comp 3'],
  ['lines, before one that is low', wide, [30, 35], 'comp 1 2 3'],
  [
    'a row drawn with the first on top',
    `${row}; A.itemReverseZIndex = true`,
    [90, 40],
    '1 comp 2 3'
  ],
  [
    'a row with a layer that stands outside it',
    `${row}
     const free = box('free', 0, 0, 10, 10)
     A.insertChild(0, free)
     change(free, { layoutPositioning: 'ABSOLUTE', x: 380, y: 0 })`,
    [10, 40],
    'free comp 1 2 3'
  ],
  [
    'a row with a hidden layer',
    `${row}; A.children[1].visible = false`,
    [150, 40],
    '1 2 3 comp'
  ],
  [
    'a row in a turned frame',
    `${row}; frame('Z', 0, 0, 600, 600, A); A.parent.rotation = -90`,
    [-40, 90],
    '1 comp 2 3'
  ],
  [
    'an empty row',
    "lay(frame('A', 0, 0, 400, 100), { layoutMode: 'HORIZONTAL' })",
    [200, 50],
    'comp'
  ]
])('takes its place in %s', async (_, source, [x = 0, y = 0], order) => {
  const controller = await openController()
  await drawOn(controller, source)

  const { parent, siblings } = await placeAt(
    controller,
    pointAt(controller, x, y)
  )

  expect(parent).toBe('A')
  expect(siblings.join(' ')).toBe(order)
})
