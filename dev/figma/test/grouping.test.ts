import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'
import { threeInFrame } from './three-in-frame.ts'

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

test('every kind of layer can be cloned', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const make = ['Rectangle', 'Ellipse', 'Polygon', 'Star', 'Line', 'Vector',
      'Text', 'Slice', 'Frame', 'Section', 'Component', 'BooleanOperation']
    const nodes = make.map(name => figma['create' + name]())
    nodes.push(nodes[10].createInstance())
    nodes.push(figma.combineAsVariants([nodes[10]], figma.currentPage))
    nodes.push(figma.group([nodes[0], nodes[1]], figma.currentPage))
    return nodes.filter(node => {
      const copy = node.clone()
      const count = one => 'children' in one ? one.children.length : 0
      return copy.type !== node.type || copy.id === node.id ||
        copy.parent !== figma.currentPage || copy.width !== node.width ||
        count(copy) !== count(node)
    }).map(node => node.type)`)

  expect(facts).toEqual([])
})

test('refuses to group sections', async () => {
  const { error } = await openPlugin()

  expect(
    await error('figma.group([figma.createSection()], figma.currentPage)')
  ).toContain('Sections can only be on a page or in a section')
})

test.each([0.5, -1, 2])('refuses to group at the place %s', async index => {
  const { error } = await openPlugin()

  expect(
    await error(
      `figma.group([figma.createRectangle()], figma.currentPage, ${index})`
    )
  ).toContain('in group: Cannot insert node at index')
})
