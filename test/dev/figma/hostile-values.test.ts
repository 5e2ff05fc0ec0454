import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

test('takes no paints whose reading removes the layer', async () => {
  const { error } = await openPlugin()

  const message = await error(`
    const rect = figma.createRectangle()
    rect.fills = [{
      get type() { rect.remove(); return 'SOLID' },
      color: { r: 1, g: 0, b: 0 }
    }]`)

  expect(message).toContain('does not exist')
})
