import { expect, test } from 'vitest'
import { nestedFrames } from '../../nested-frames.ts'
import { openPlugin } from '../../open-plugin.ts'
import { threeInFrame } from '../../three-in-frame.ts'

test('creates layers on the current page, the newest on top', async () => {
  const { run } = await openPlugin()

  const types = await run(`
    figma.createRectangle(), figma.createEllipse(), figma.createFrame()
    figma.createLine(), figma.createText(), figma.createSection()
    figma.createVector(), figma.createComponent()
    return figma.currentPage.children.map(node => node.type)`)

  expect(types).toEqual([
    'RECTANGLE',
    'ELLIPSE',
    'FRAME',
    'LINE',
    'TEXT',
    'SECTION',
    'VECTOR',
    'COMPONENT'
  ])
})

test('gives new layers the sizes and fills that Figma gives', async () => {
  const { run } = await openPlugin()

  const layers = await run(`
    const frame = figma.createFrame(), line = figma.createLine()
    return [frame.width, frame.height, frame.fills[0].color.r,
      frame.clipsContent, line.height, line.fills.length,
      figma.createRectangle().fills[0].type]`)

  expect(layers).toEqual([100, 100, 1, true, 0, 0, 'SOLID'])
})

test.each([
  ['frame.insertChild(0, c)', 'cab'],
  ['frame.insertChild(1, c)', 'acb'],
  ['frame.insertChild(3, a)', 'bca'],
  ['frame.appendChild(a)', 'bca'],
  ['b.remove()', 'ac'],
  ['figma.currentPage.appendChild(b)', 'ac']
])('after %s the children are %s', async (body, expected) => {
  const { run } = await openPlugin()

  const names = await run(`${threeInFrame} ${body}; return names()`)

  expect(names).toBe(expected)
})

test.each([
  [
    'frame.insertChild(4, figma.createEllipse())',
    'Cannot insert node at index greater'
  ],
  ['frame.insertChild(-1, a)', 'Cannot insert node at index'],
  ['frame.appendChild({})', '"child" to have type node but got object'],
  ['frame.appendChild(frame)', 'Doing so would create a parenting cycle'],
  ['a.parent.appendChild(frame)', 'would create a parenting cycle'],
  ['figma.currentPage.appendChild(figma.root)', 'Node is the scene root'],
  ['a.appendChild(b)', "no such property 'appendChild' on RECTANGLE"],
  ['frame.appendChild(figma.createSection())', 'Sections can only be'],
  [
    'frame.appendChild(figma.createPage())',
    'Nodes other than the root node cannot'
  ],
  ['figma.root.appendChild(a)', 'cannot have children of type other than PAGE'],
  ['figma.currentPage.remove()', 'Removing this node is not allowed'],
  ['figma.root.remove()', 'Removing this node is not allowed'],
  [
    `const line = figma.createPageDivider(); await line.loadAsync()
    line.appendChild(a)`,
    'PageDivider cannot have children'
  ],
  ['figma.createPageDivider("Page")', 'is not a page divider name'],
  ['figma.group([], frame)', 'must be an array of at least one node'],
  ['figma.group([a], a)', 'New parent is of a type that cannot have children'],
  ['figma.group([a, b], frame, 9)', 'Cannot insert node at index greater'],
  [
    `const page = figma.createPage(); await page.loadAsync()
    figma.group([a], page)`,
    'Grouped nodes must be in the same page as the parent'
  ]
])('refuses %s', async (body, message) => {
  const limits = { running: 3000, memory: 128 * 2 ** 20 }
  const { error } = await openPlugin({ limits })

  expect(await error(`${threeInFrame} ${body}`)).toContain(message)
})

test('keeps the relative position when a layer changes its parent', async () => {
  const { run } = await openPlugin()

  const place = await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.x = 100
    node.x = 7
    frame.appendChild(node)
    return [node.x, node.absoluteTransform[0][2], node.parent === frame]`)

  expect(place).toEqual([7, 107, true])
})

test('clones with children and plugin data onto the current page', async () => {
  const { run } = await openPlugin()

  const copy = await run(`${threeInFrame}
    a.setPluginData('k', 'v')
    const outer = figma.createFrame()
    outer.appendChild(frame)
    const copy = frame.clone()
    copy.children[0].name = 'new'
    return [copy.id !== frame.id, copy.parent === figma.currentPage,
      copy.children[0].getPluginData('k'), a.name]`)

  expect(copy).toEqual([true, true, 'v', 'a'])
})

test('a page without layers and with a divider name is a divider', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const line = figma.createPageDivider()
    const page = figma.createPage()
    page.name = '***'
    await page.loadAsync()
    const empty = page.isPageDivider
    figma.currentPage.name = '---'
    figma.createRectangle()
    return [line.name, line.isPageDivider, empty,
      figma.currentPage.isPageDivider]`)

  expect(facts).toEqual(['---', true, true, false])
})

test('fixes no more children than there are', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(`${nestedFrames}
    outer.overflowDirection = 'VERTICAL'
    outer.numberOfFixedChildren = 2
    return [outer.overflowDirection, outer.numberOfFixedChildren,
      outer.overlayPositionType]`)
  const message = await error(`${nestedFrames} outer.numberOfFixedChildren = 3`)

  expect(facts).toEqual(['VERTICAL', 2, 'CENTER'])
  expect(message).toContain('an integer between 0 and 2 but got 3')
})

test('a handle of a removed layer keeps its id and type only', async () => {
  const { run, error } = await openPlugin()

  const facts = await run(`${threeInFrame}
    const { id } = a
    frame.remove()
    return [a.removed, frame.removed, a.id === id, a.type]`)
  const read = await error(`${threeInFrame} a.remove(); return a.name`)
  const write = await error(`${threeInFrame} frame.remove(); a.x = 1`)
  const call = await error(`${threeInFrame} a.remove(); a.clone()`)

  expect(facts).toEqual([true, true, true, 'RECTANGLE'])
  expect([read, write, call]).toEqual([
    expect.stringMatching(/in get_name: The node with id "\S+" does not exist/),
    expect.stringMatching(/in set_x: The node with id "\S+" does not exist/),
    expect.stringMatching(/in clone: The node with id "\S+" does not exist/)
  ])
})

test('an empty group is removed, an empty frame stays', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${threeInFrame}
    const group = figma.group([a], frame)
    a.remove(), b.remove(), c.remove()
    return [group.removed, frame.removed]`)

  expect(facts).toEqual([true, false])
})
