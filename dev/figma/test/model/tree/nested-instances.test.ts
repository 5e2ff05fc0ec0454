import { expect, test } from 'vitest'
import { openPlugin } from '../../open-plugin.ts'

const setup = `
  const component = figma.createComponent()
  const inner = figma.createRectangle()
  component.appendChild(inner)
  inner.setPluginData('k', 'v')
  const instance = component.createInstance()
  const copy = instance.children[0]
  const red = [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }];`

const nested = `${setup}
  const outer = figma.createComponent()
  outer.appendChild(instance)
  const whole = outer.createInstance()
  const part = whole.children[0]
  const deep = part.children[0];`

test('instances within instances follow through', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    inner.opacity = 0.5
    const first = deep.opacity
    copy.opacity = 0.25
    instance.visible = false
    component.appendChild(figma.createEllipse())
    const mains = (await component.getInstancesAsync()).length
    return [first, deep.opacity, part.visible, part.children.length,
      deep.id === 'I' + whole.id + ';' + instance.id + ';' + inner.id, mains]`)

  expect(facts).toEqual([0.5, 0.25, false, 2, true, 2])
})

test('an instance within an instance can show another component', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    const other = figma.createComponent(), star = figma.createStar()
    other.appendChild(star)
    part.swapComponent(other)
    const swapped = [part.children[0].type, instance.children[0].type,
      (await part.getMainComponentAsync()) === other]
    star.opacity = 0.5
    inner.opacity = 0.25
    const follows = part.children[0].opacity
    whole.removeOverrides()
    return [swapped, follows, part.children[0].type, part.children[0].opacity]`)

  expect(facts).toEqual([['STAR', 'RECTANGLE', true], 0.5, 'RECTANGLE', 0.25])
})

test('what is swapped in a component is swapped in its instances', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    const other = figma.createComponent()
    other.appendChild(figma.createStar())
    instance.mainComponent = other
    return [part.children[0].type, (await part.getMainComponentAsync()) === other]`)

  expect(facts).toEqual(['STAR', true])
})

test('detaching also detaches the instances around it', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    deep.opacity = 0.5
    const frame = part.detachInstance()
    return [frame.type, frame.parent.type, whole.removed,
      frame.children[0].opacity, frame.detachedInfo,
      frame.parent.detachedInfo.componentId === outer.id,
      instance.detachedInfo]`)

  expect(facts).toEqual([
    'FRAME',
    'FRAME',
    true,
    0.5,
    { type: 'local', componentId: expect.stringMatching(/:/) },
    true,
    null
  ])
})

test('what is left of a detached instance still follows', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    deep.fills = red
    const frame = whole.detachInstance()
    const [left] = frame.children
    inner.opacity = 0.5
    inner.fills = []
    return [left.type, left.children[0].opacity, left.children[0].fills.length,
      (await left.getMainComponentAsync()) === component]`)

  expect(facts).toEqual(['INSTANCE', 0.5, 1, true])
})

test('exposes instances that have properties', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${nested}
    component.addComponentProperty('Shown', 'BOOLEAN', true)
    instance.isExposedInstance = true
    return [whole.exposedInstances.length, whole.exposedInstances[0] === part,
      part.isExposedInstance]`)

  expect(facts).toEqual([1, true, true])
})

test('overrides survive undo, saving and opening', async () => {
  const first = await openPlugin()
  const ids = await first.run<string[]>(`${nested}
    deep.opacity = 0.5
    figma.commitUndo()
    whole.removeOverrides()
    figma.triggerUndo()
    inner.opacity = 0.1
    return [whole.id, deep.id, component.id]`)
  const facts = `const [whole, deep] =
      await Promise.all(input.map(figma.getNodeByIdAsync))
    return [deep.opacity, whole.overrides[0].overriddenFields,
      whole.overrides[0].id === deep.id]`

  const second = await openPlugin({ document: first.host.exportDocument() })

  const expected = [0.5, ['opacity'], true]
  expect(await first.run(facts, ids)).toEqual(expected)
  expect(await second.run(facts, ids)).toEqual(expected)
})

test('scaling an instance is no change of its size', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${setup}
    inner.x = 10
    instance.rescale(2)
    component.resize(150, 100)
    inner.x = 20
    return [instance.scaleFactor, instance.overrides, copy.x, copy.width]`)

  expect(facts).toEqual([2, [], 20, 200])
})

test('lays itself out where its text is longer', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
    const component = figma.createComponent(), text = figma.createText()
    const dot = figma.createRectangle()
    component.layoutMode = 'HORIZONTAL'
    text.characters = 'Ok'
    component.appendChild(text), component.appendChild(dot)
    const instance = component.createInstance()
    const [textCopy, dotCopy] = instance.children
    textCopy.characters = 'A much longer text'
    const wide = instance.width > component.width
    component.itemSpacing = 50
    return [wide, instance.overrides.length,
      Math.round(dotCopy.x - textCopy.width), Math.round(dot.x - text.width),
      Math.round(instance.width - dotCopy.x)]`)

  expect(facts).toEqual([true, 1, 50, 50, 100])
})
