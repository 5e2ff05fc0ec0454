import { expect, test } from 'vitest'
import { nestedFrames } from './nested-frames.ts'
import { openPlugin } from './open-plugin.ts'
import { threeInFrame } from './three-in-frame.ts'

test('finds a child, not what lies in it', async () => {
  const { run } = await openPlugin()

  const same = await run(`${nestedFrames}
    return outer.findChild(node => node.type === 'RECTANGLE') === top`)

  expect(same).toBe(true)
})

test('lets a callback remove what it is given', async () => {
  const { run } = await openPlugin()

  const left = await run(`${threeInFrame}
    frame.findAll(node => { node.remove(); return false })
    return names()`)

  expect(left).toBe('')
})

test('finds the outermost frame around a layer', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nestedFrames}
    const section = figma.createSection()
    section.appendChild(outer)
    return [deep.getTopLevelFrame() === outer, outer.getTopLevelFrame()]`)

  expect(facts).toEqual([true, undefined])
})

test.each(['findOne', 'findChild'])(
  'refuses to search by %s with nothing',
  async name => {
    const { error } = await openPlugin()

    expect(await error(`figma.createFrame().${name}()`)).toContain(
      `in ${name}: Expected "callback" to have type function`
    )
  }
)
