import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'

test('turns about the top-left corner, counter-clockwise', async () => {
  const { run } = await openPlugin()

  const node = await run(`
    const node = figma.createRectangle()
    node.resize(100, 50)
    node.x = 10
    node.y = 20
    node.rotation = 90
    const round = value => Math.round(value * 1e6) / 1e6 + 0
    const { x, y, width, height } = node.absoluteBoundingBox
    return [node.x, node.y, round(node.rotation), node.width,
      [x, y, width, height].map(round),
      node.relativeTransform.map(row => row.map(round))]`)

  expect(node).toEqual([
    10,
    20,
    90,
    100,
    [10, -80, 50, 100],
    [
      [0, 1, 10],
      [-1, 0, 20]
    ]
  ])
})

test('takes the scale out of a transform', async () => {
  const { run } = await openPlugin()

  const node = await run(`
    const node = figma.createRectangle()
    node.relativeTransform = [[2, 0, 5], [0, 3, 6]]
    return [node.relativeTransform, node.width]`)

  expect(node).toEqual([
    [
      [1, 0, 5],
      [0, 1, 6]
    ],
    100
  ])
})

test('adds up turned parents', async () => {
  const { run } = await openPlugin()

  const at = await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.x = 100
    frame.rotation = 90
    frame.appendChild(node)
    node.x = 10
    const { absoluteTransform: m } = node
    return [Math.round(m[0][2]), Math.round(m[1][2])]`)

  expect(at).toEqual([100, -10])
})

const grouped = `
  const frame = figma.createFrame()
  frame.x = 1000
  const a = figma.createRectangle(), b = figma.createRectangle()
  frame.appendChild(a), frame.appendChild(b)
  a.x = 10, a.y = 10, b.x = 150, b.y = 60
  const group = figma.group([a, b], frame)
  const box = () => [group.x, group.y, group.width, group.height];`

test('a group is as large as what it holds and is skipped in places', async () => {
  const { run } = await openPlugin()

  const before = await run(
    `${grouped} return [box(), a.x, group.parent.id === frame.id]`
  )
  const moved = await run(`${grouped} b.x = 250; return box()`)
  const shifted = await run(`${grouped} group.x = 0; return [a.x, b.x, box()]`)

  expect(before).toEqual([[10, 10, 240, 150], 10, true])
  expect(moved).toEqual([10, 10, 340, 150])
  expect(shifted).toEqual([0, 140, [0, 10, 240, 150]])
})

test('a group ends with its mask', async () => {
  const { run } = await openPlugin()

  const boxes = await run(`${grouped}
    const seen = [], note = () => { seen.push(box().join()) }
    a.isMask = true
    note()
    b.x = 400
    note()
    a.visible = false
    note()
    a.visible = true
    const c = figma.createRectangle()
    group.insertChild(0, c)
    c.x = -20, c.y = 0
    note()
    const below = group.absoluteRenderBounds.width
    b.isMask = true
    note()
    b.isMask = false
    group.insertChild(0, b)
    note()
    return [...seen, below]`)

  expect(boxes).toEqual([
    '10,10,100,100',
    '10,10,100,100',
    '10,10,490,150',
    '-20,0,130,110',
    '-20,0,520,160',
    '-20,0,520,160',
    130
  ])
})

test('a mask leaves the box of a boolean operation as it is', async () => {
  const { run } = await openPlugin()

  const width = await run(`${grouped}
    const union = figma.union([a, b], frame)
    a.isMask = true
    return union.width`)

  expect(width).toBe(240)
})

test('places what a group holds by the frame around the group', async () => {
  const { run, host } = await openPlugin()

  const facts = await run<[number, number, string]>(`${grouped}
    return [a.absoluteTransform[0][2], a.absoluteBoundingBox.x, a.id]`)

  expect(facts.slice(0, 2)).toEqual([1010, 1010])
  expect(host.node(facts[2])?.absoluteTransform[0][2]).toBe(1010)
  expect(
    host.scene().children[0]?.children?.[0]?.children?.[0]?.absoluteTransform
  ).toEqual(host.node(facts[2])?.absoluteTransform)
})

test('resizes what a group holds', async () => {
  const { run } = await openPlugin()

  const after = await run(`${grouped} group.resize(120, 75)
    return [a.x, a.width, b.x, b.width, b.y, box()]`)

  expect(after).toEqual([10, 50, 80, 50, 35, [10, 10, 120, 75]])
})

test('a group is removed with its last child', async () => {
  const { run } = await openPlugin()

  const states = await run(`${grouped}
    a.remove()
    const left = [group.removed, group.width]
    frame.appendChild(b)
    return [left, group.removed, frame.children.length]`)

  expect(states).toEqual([[false, 100], true, 1])
})

test('refuses to group nothing', async () => {
  const { error } = await openPlugin()

  expect(await error('figma.group([], figma.currentPage)')).toContain(
    'at least one node'
  )
})

test('ungroups into the parent', async () => {
  const { run } = await openPlugin()

  const after = await run(`${grouped} figma.ungroup(group)
    return [a.parent === frame, a.x, group.removed]`)

  expect(after).toEqual([true, 10, true])
})

test.each([
  ['MIN', [10, 30]],
  ['MAX', [60, 30]],
  ['CENTER', [35, 30]],
  ['STRETCH', [10, 80]],
  ['SCALE', [15, 45]]
])('constraint %s follows the parent', async (constraint, expected) => {
  const { run } = await openPlugin()

  const after = await run(
    `const frame = figma.createFrame(), node = figma.createRectangle()
    frame.appendChild(node)
    node.x = 10
    node.resize(30, 10)
    node.constraints = { horizontal: input, vertical: 'MIN' }
    frame.resize(150, 100)
    const resized = [node.x, node.width]
    frame.resizeWithoutConstraints(500, 500)
    return [resized, [node.x, node.width]]`,
    constraint
  )

  expect(after).toEqual([expected, expected])
})

test('a line keeps the height zero', async () => {
  const { run, error } = await openPlugin()

  const size = await run(`const line = figma.createLine()
    line.resize(40, 0)
    return [line.width, line.height]`)

  expect(size).toEqual([40, 0])
  expect(await error('figma.createLine().resize(40, 1)')).toContain('must be 0')
})

test('a section keeps its children as they are when it is resized', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const section = figma.createSection(), node = figma.createRectangle()
    section.appendChild(node)
    node.constraints = { horizontal: 'SCALE', vertical: 'SCALE' }
    section.resize(500, 500)
    section.resizeWithoutConstraints(600, 500)
    section.sectionContentsHidden = true
    const copy = section.clone()
    return [node.width, section.width, copy.sectionContentsHidden,
      copy.children.length, 'rotation' in section]`)

  expect(facts).toEqual([100, 600, true, 1, false])
})

test('is a hundredth large or more', async () => {
  const { error } = await openPlugin()

  expect(await error('figma.createFrame().resize(0.001, 5)')).toContain(
    'Expected "width" to be at least 0.01 but got 0.001'
  )
})

test('scales to a hundredth and no less', async () => {
  const { run, error } = await openPlugin()

  const width = await run(`const node = figma.createFrame()
    node.rescale(0.01)
    return node.width`)

  expect(width).toBe(1)
  expect(await error('figma.createFrame().rescale(0.001)')).toContain(
    '"scale" to be at least 0.01 but got 0.001'
  )
})
