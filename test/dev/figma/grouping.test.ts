import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const threeInFrame = `
  const frame = figma.createFrame()
  const [a, b, c] = ['a', 'b', 'c'].map(name => {
    const node = figma.createRectangle()
    node.name = name
    frame.appendChild(node)
    return node
  })
  const names = () => frame.children.map(node => node.name).join('');`

test('a locked layer can be changed and removed', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${threeInFrame}
    a.locked = frame.locked = true
    a.x = 5
    b.remove()
    frame.appendChild(figma.createEllipse())
    return [a.x, a.locked, frame.children.length]`)

  expect(facts).toEqual([5, true, 3])
})

test('groups layers of several parents where they are', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${threeInFrame}
    frame.x = 100
    const loose = figma.createRectangle()
    loose.x = 300
    const group = figma.group([a, loose], figma.currentPage, 0)
    return [a.absoluteTransform[0][2], loose.x, group.x, group.width,
      figma.currentPage.children[0] === group, names()]`)

  expect(facts).toEqual([100, 300, 100, 300, true, 'bc'])
})

test('ungroups frames too, in place, and selects what was inside', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${threeInFrame}
    frame.x = 50, frame.rotation = 90
    a.x = 10
    figma.currentPage.selection = [frame]
    const before = a.absoluteTransform.map(row => row.map(Math.round))
    const children = figma.ungroup(frame)
    const after = a.absoluteTransform.map(row => row.map(Math.round))
    return [frame.removed, children.length, a.parent === figma.currentPage,
      String(before) === String(after),
      figma.currentPage.selection.map(node => node.name).join('')]`)

  expect(facts).toEqual([true, 3, true, true, 'abc'])
})
