import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

test('measures a curve that begins where a path was closed', async () => {
  const { run } = await openPlugin()

  const made = await run(
    `const { x, y, width, height } =
      figma.createNodeFromSvg(input).children[0]
    return [x, y, width, height]`,
    `<svg width="40" height="40">
      <path d="M10 10h10v10zc-8 0 -8 8 0 8"/></svg>`
  )

  expect(made).toEqual([4, 10, 16, 10])
})

test.each([
  ['0.5em', 16],
  ['1rem', 16],
  ['4px', 4]
])('spaces large letters by %s', async (spacing, pixels) => {
  const { run } = await openPlugin()

  const made = await run(
    'return figma.createNodeFromSvg(input).children[0].letterSpacing',
    `<svg width="90" height="40"><text y="30" font-size="32"
      letter-spacing="${spacing}">ab</text></svg>`
  )

  expect(made).toEqual({ unit: 'PIXELS', value: pixels })
})
