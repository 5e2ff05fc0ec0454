import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('reads a list as it is, whatever methods it has', async () => {
  const { run } = await openPlugin()

  const types = await run(`
    class List extends Array {
      static get [Symbol.species]() { return Object }
      map() { return ['mine'] }
    }
    const rectangle = figma.createRectangle()
    rectangle.fills = List.of({ type: 'SOLID', color: { r: 1, g: 0, b: 0 } })
    return rectangle.fills.map(paint => paint.type)`)

  expect(types).toEqual(['SOLID'])
})

test('refuses a list with holes', async () => {
  const { error } = await openPlugin()

  expect(await error('figma.createRectangle().fills = new Array(3)')).toContain(
    'in set_fills: Expected "fills[0]"'
  )
  expect(
    await error('figma.currentPage.selection = new Array(2 ** 32 - 1)')
  ).toContain('Expected "selection[0]"')
})
