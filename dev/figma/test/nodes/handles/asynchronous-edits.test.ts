import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

test.each([
  ['rect.fills', 'rect.setFillsAsync([])'],
  ['rect.strokes', 'rect.setStrokesAsync([{ type: "SOLID", color }])'],
  ['rect.fillStyleId', 'rect.setFillStyleIdAsync(paint.id)'],
  ['rect.strokeStyleId', 'rect.setStrokeStyleIdAsync(paint.id)'],
  ['rect.effectStyleId', 'rect.setEffectStyleIdAsync(effect.id)'],
  ['frame.gridStyleId', 'frame.setGridStyleIdAsync(grid.id)'],
  ['frame.reactions', 'frame.setReactionsAsync([reaction])'],
  ['text.fills', 'text.setFillsAsync([])'],
  ['text.textStyleId', 'text.setTextStyleIdAsync(words.id)'],
  ['text.fillStyleId', 'text.setFillStyleIdAsync(paint.id)'],
  ['text.textStyleId', 'text.setRangeTextStyleIdAsync(0, 1, words.id)'],
  ['text.fillStyleId', 'text.setRangeFillStyleIdAsync(0, 1, paint.id)'],
  ['vector.vectorNetwork', 'vector.setVectorNetworkAsync(network)']
])('changes %s only when %s resolves', async (member, call) => {
  const { run } = await openPlugin()

  const values = await run<string[]>(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const color = { r: 1, g: 0, b: 0 }
    const reaction = {
      trigger: { type: 'ON_CLICK' }, actions: [{ type: 'BACK' }]
    }
    const network = {
      vertices: [{ x: 0, y: 0 }, { x: 9, y: 9 }],
      segments: [{ start: 0, end: 1 }]
    }
    const rect = figma.createRectangle()
    const frame = figma.createFrame()
    const vector = figma.createVector()
    const text = figma.createText()
    text.characters = 'ab'
    const paint = figma.createPaintStyle()
    const effect = figma.createEffectStyle()
    const grid = figma.createGridStyle()
    const words = figma.createTextStyle()
    const value = () => typeof ${member} === 'symbol'
      ? 'mixed'
      : JSON.stringify(${member})
    const before = value()
    const done = ${call}
    const during = value()
    await done
    return [before, during, value()]`)

  const [before, during, after] = values
  expect(during).toBe(before)
  expect(after).not.toBe(before)
})

test('rejects what asynchronous edits are given, and throws nothing', async () => {
  const { run } = await openPlugin()

  const message = await run(`
    const done = figma.createRectangle().setFillsAsync([{ type: 'NONE' }])
    return done.then(() => 'done', error => error.message)`)

  expect(message).toContain('in setFillsAsync')
})

test('rejects an edit of a node that is removed before its turn', async () => {
  const { run } = await openPlugin()

  const message = await run(`
    const rect = figma.createRectangle()
    const done = rect.setFillsAsync([])
    rect.remove()
    return done.then(() => 'done', error => error.message)`)

  expect(message).toContain('does not exist')
})

test.each(['null', '5'])(
  'no asynchronous member throws when given %s',
  async given => {
    const { run } = await openPlugin()

    const { asked, thrown } = await run<{ asked: number; thrown: string[] }>(`
      await figma.loadAllPagesAsync()
      const owners = [figma, figma.clientStorage, figma.root,
        figma.currentPage, figma.createRectangle(), figma.createFrame(),
        figma.createText(), figma.createVector(), figma.createComponent(),
        figma.createComponent().createInstance(), figma.createPaintStyle()]
      const thrown = []
      let asked = 0
      for (const owner of owners) {
        for (let at = owner; at; at = Object.getPrototypeOf(at)) {
          for (const name of Object.getOwnPropertyNames(at)) {
            if (!name.endsWith('Async')) continue
            asked += 1
            try {
              await owner[name](${given}, ${given}, ${given}).catch(() => 0)
            } catch (error) {
              thrown.push(name + ': ' + error.message)
            }
          }
        }
      }
      return { asked, thrown }`)

    expect(asked).toBeGreaterThan(50)
    expect(thrown).toEqual([])
  }
)
