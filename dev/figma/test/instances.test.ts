import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'

const setup = `
  const component = figma.createComponent()
  const inner = figma.createRectangle()
  component.appendChild(inner)
  inner.setPluginData('k', 'v')
  const instance = component.createInstance()
  const copy = instance.children[0]
  const red = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }];`

test('an instance shows what its component holds', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    return [instance.type, instance.children.length, copy.type,
      copy.id === 'I' + instance.id + ';' + inner.id, copy.width,
      (await instance.getMainComponentAsync()) === component,
      (await component.getInstancesAsync()).map(one => one === instance),
      (await figma.getNodeByIdAsync(copy.id)) === copy]`)

  expect(facts).toEqual([
    'INSTANCE',
    1,
    'RECTANGLE',
    true,
    100,
    true,
    [true],
    true
  ])
})

test('does not show the component’s plugin data on instances', async () => {
  const { run } = await openPlugin()

  expect(await run(`${setup} return copy.getPluginData('k')`)).toBe('')
})

test('follows its component, except where it was overridden', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    const second = component.createInstance()
    copy.fills = red
    inner.fills = []
    inner.opacity = 0.5
    component.cornerRadius = 4
    return [copy.fills.length, copy.opacity, instance.cornerRadius,
      second.children[0].fills.length]`)

  expect(facts).toEqual([1, 0.5, 4, 0])
})

test('keeps its own place and visibility', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    instance.x = 300
    component.x = 50
    component.visible = false
    return [instance.x, instance.visible]`)

  expect(facts).toEqual([300, true])
})

test('gains and loses layers with its component', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    copy.fills = red
    component.insertChild(0, figma.createEllipse())
    const gained = instance.children.map(node => node.type)
    const kept = instance.children[1] === copy && copy.fills[0].color.r
    inner.remove()
    return [gained, kept, instance.children.length, copy.removed]`)

  expect(facts).toEqual([['ELLIPSE', 'RECTANGLE'], 1, 1, true])
})

test.each([
  ['copy.x = 5', 'This property cannot be overriden on an instance'],
  ['copy.resize(5, 5)', 'This property cannot be overriden on an instance'],
  ['copy.rotation = 5', 'This property cannot be overriden on an instance'],
  ['copy.remove()', 'Removing this node is not allowed'],
  ['instance.appendChild(figma.createRectangle())', 'inside of an instance'],
  ['figma.currentPage.appendChild(copy)', 'Node is inside of an instance'],
  [
    'copy.constraints = { horizontal: "MIN", vertical: "MIN" }',
    'This property cannot be overriden on an instance'
  ],
  ['instance.insertChild(0, figma.createEllipse())', 'inside of an instance'],
  ['figma.group([copy], figma.currentPage)', 'Node is inside of an instance'],
  ['figma.flatten([copy])', 'Node is inside of an instance'],
  ['figma.ungroup(instance)', 'Node is inside of an instance'],
  ['instance.isExposedInstance = true', 'Can only expose primary instances'],
  [
    `const other = figma.createComponent()
    other.appendChild(instance)
    instance.isExposedInstance = true`,
    'Can only expose instances that have exposed nested instances or children'
  ],
  ['instance.mainComponent = inner', 'to have type ComponentNode'],
  [
    'instance.swapComponent(copy)',
    '"componentNode" to have type ComponentNode'
  ],
  ['instance.swapComponent(null)', '"componentNode" to have type']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(setup + body)).toContain(message)
})

test('takes plugin data of its own', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    copy.setPluginData('a', 'b')
    return [copy.getPluginData('a'), inner.getPluginData('a')]`)

  expect(facts).toEqual(['b', ''])
})

test('swaps its component and detaches to a frame', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    const other = figma.createComponent()
    other.resize(40, 50)
    instance.swapComponent(other)
    const swapped = [instance.width, instance.children.length,
      (await instance.getMainComponentAsync()) === other]
    const frame = component.createInstance().detachInstance()
    frame.children[0].x = 7
    return [swapped, frame.type, frame.children[0].x, inner.x]`)

  expect(facts).toEqual([[40, 0, true], 'FRAME', 7, 0])
})

test('an instance can be copied; a component inside becomes an instance', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    const twin = instance.clone()
    inner.opacity = 0.25
    const frame = figma.createFrame()
    frame.appendChild(component)
    const copied = frame.clone().children[0]
    return [twin.children[0].opacity,
      twin.children[0].id === 'I' + twin.id + ';' + inner.id,
      copied.type, (await copied.getMainComponentAsync()) === component]`)

  expect(facts).toEqual([0.25, true, 'INSTANCE', true])
})

test('undoes a component and its instances together', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    figma.commitUndo()
    inner.opacity = 0.5
    component.appendChild(figma.createEllipse())
    figma.triggerUndo()
    return [copy.opacity, instance.children.length, component.children.length]`)

  expect(facts).toEqual([1, 1, 1])
})

test('still follows after the document was saved and opened', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${setup} return inner.id`)

  const second = await openPlugin({ document: first.host.exportDocument() })
  const opacity = await second.run(
    `(await figma.getNodeByIdAsync(input)).opacity = 0.5
    const [instance] = figma.currentPage.findAllWithCriteria({
      types: ['INSTANCE'] })
    return instance.children[0].opacity`,
    id
  )

  expect(opacity).toBe(0.5)
})

test('lists what was overridden and takes it back', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    const none = instance.overrides
    instance.opacity = 0.5
    instance.x = 70
    copy.fills = red
    copy.name = 'Mine'
    const fields = instance.overrides.map(one =>
      [one.id === instance.id || one.id === copy.id, one.overriddenFields])
    instance.resize(200, 200)
    instance.removeOverrides()
    return [none, fields, instance.overrides, instance.opacity, instance.x,
      copy.fills.length === 1 && copy.fills[0].color.r < 1, copy.name,
      instance.width]`)

  expect(facts).toEqual([
    [],
    [
      [true, ['opacity']],
      [true, expect.arrayContaining(['fills', 'name'])]
    ],
    [],
    1,
    70,
    true,
    'Rectangle',
    100
  ])
})

test('swapping keeps overrides by name, assigning drops them', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    const other = figma.createComponent(), same = figma.createRectangle()
    other.resize(40, 50)
    other.appendChild(same)
    copy.fills = red
    instance.opacity = 0.5
    instance.swapComponent(other)
    const kept = [instance.children[0].fills[0].color.r, instance.opacity,
      instance.width]
    instance.mainComponent = component
    const [node] = instance.children
    return [kept, node.fills[0].color.r < 1, instance.opacity, instance.width,
      instance.overrides]`)

  expect(facts).toEqual([[1, 0.5, 40], true, 1, 100, []])
})

const hidden = `${setup}
  const frame = figma.createFrame(), box = figma.createFrame()
  const text = figma.createText()
  box.appendChild(text)
  component.appendChild(box)
  frame.appendChild(instance)
  const [, boxCopy] = instance.children
  const textCopy = boxCopy.children[0]
  boxCopy.visible = false
  figma.skipInvisibleInstanceChildren = true;`

test('invisible layers in instances are not there when skipped', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${hidden}
    const count = () => [instance.children.length, frame.findAll().length,
      frame.findAllWithCriteria({ types: ['TEXT'] }).length,
      frame.findOne(node => node.type === 'TEXT') === null]
    const skipped = count()
    const byId = await figma.getNodeByIdAsync(textCopy.id)
    inner.visible = false
    const plain = component.children.length
    figma.skipInvisibleInstanceChildren = false
    return [skipped, byId, plain, count(), boxCopy.name]`)

  expect(facts).toEqual([[1, 2, 0, true], null, 2, [2, 4, 1, false], 'Frame'])
})

test.each(['boxCopy.name', 'textCopy.visible = true', 'textCopy.clone()'])(
  'a handle of a skipped layer throws on %s',
  async body => {
    const { error } = await openPlugin()

    expect(await error(`${hidden} ${body}`)).toMatch(
      /The node \(instance sublayer or table cell\) with id "I\S+" does not exist/
    )
  }
)

test('Dev Mode skips invisible layers from the start', async () => {
  const { run } = await openPlugin({ editorType: 'dev' })

  expect(await run('return figma.skipInvisibleInstanceChildren')).toBe(true)
})
