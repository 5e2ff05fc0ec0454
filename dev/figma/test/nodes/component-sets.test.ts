import { expect, test } from 'vitest'
import { openPlugin } from '../open-plugin.ts'
import { twoVariants } from './two-variants.ts'

test('combines components to a set in their place', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${twoVariants}
    return [set.type, set.x, set.width, set.children.length, large.x,
      set.variantGroupProperties, set.defaultVariant === small,
      large.variantProperties, set.componentPropertyDefinitions]`)

  expect(facts).toEqual([
    'COMPONENT_SET',
    0,
    300,
    2,
    200,
    { Size: { values: ['Small', 'Large'] } },
    true,
    { Size: 'Large' },
    {
      Size: {
        type: 'VARIANT',
        defaultValue: 'Small',
        variantOptions: ['Small', 'Large']
      }
    }
  ])
})

test('names variants that say no values by their parts', async () => {
  const { run } = await openPlugin()

  const names = await run(`
    const nodes = ['Button/Red', 'Button/Blue'].map(name => {
      const component = figma.createComponent()
      component.name = name
      return component
    })
    const set = figma.combineAsVariants(nodes, figma.currentPage)
    return [set.name, ...nodes.map(node => node.name)]`)

  expect(names).toEqual(['Button', 'Property 1=Red', 'Property 1=Blue'])
})

test('a set is removed with its last variant', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${twoVariants}
    small.remove()
    const left = set.removed
    figma.currentPage.appendChild(large)
    return [left, set.removed, large.removed, large.variantProperties]`)

  expect(facts).toEqual([false, true, false, null])
})

test('makes a component of a frame, and puts other layers into one', async () => {
  const { run } = await openPlugin()

  const facts = await run(`
    const frame = figma.createFrame(), node = figma.createRectangle()
    frame.x = 30, frame.cornerRadius = 5
    frame.appendChild(node)
    const first = figma.createComponentFromNode(frame)
    const ellipse = figma.createEllipse()
    ellipse.x = 70
    const second = figma.createComponentFromNode(ellipse)
    return [first.type, first.x, first.cornerRadius, node.parent === first,
      frame.removed, second.x, ellipse.x, ellipse.parent === second]`)

  expect(facts).toEqual(['COMPONENT', 30, 5, true, true, 70, 0, true])
})

test('variants are chosen by value and keep what was overridden', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${twoVariants}
    for (const one of [small, large]) {
      const node = figma.createRectangle()
      node.name = 'Base'
      one.appendChild(node)
    }
    const instance = small.createInstance()
    instance.children[0].fills = []
    instance.setProperties({ Size: 'Large' })
    const style = set.addComponentProperty('Style', 'VARIANT', 'Plain')
    return [instance.width, instance.variantProperties,
      (await instance.getMainComponentAsync()) === large,
      instance.children[0].fills.length, style, small.name,
      instance.componentProperties.Size]`)

  expect(facts).toEqual([
    100,
    { Size: 'Large', Style: 'Plain' },
    true,
    0,
    'Style',
    'Size=Small, Style=Plain',
    { type: 'VARIANT', value: 'Large' }
  ])
})

test('sets and properties survive cloning, undo, saving and opening', async () => {
  const first = await openPlugin()
  const ids = await first.run<string[]>(`${twoVariants}
    const shown = set.addComponentProperty('Shown', 'BOOLEAN', true)
    const instance = large.createInstance()
    instance.setProperties({ [shown]: false })
    const copy = set.clone()
    figma.commitUndo()
    set.deleteComponentProperty(shown)
    instance.setProperties({ Size: 'Small' })
    figma.triggerUndo()
    return [set.id, instance.id, copy.id]`)
  const facts = `const [set, instance, copy] =
      await Promise.all(input.map(figma.getNodeByIdAsync))
    return [Object.keys(set.componentPropertyDefinitions).length,
      Object.values(instance.componentProperties).map(one => one.value),
      copy.type, copy.children.map(one => one.type).join(),
      (await copy.children[0].getInstancesAsync()).length]`

  const second = await openPlugin({ document: first.host.exportDocument() })

  const expected = [
    2,
    ['Large', false],
    'COMPONENT_SET',
    'COMPONENT,COMPONENT',
    0
  ]
  expect(await first.run(facts, ids)).toEqual(expected)
  expect(await second.run(facts, ids)).toEqual(expected)
})

test('accepts names of inherited members in a set', async () => {
  const { run, error } = await openPlugin()

  const made = await run(`
    const variants = ['a', 'b'].map(value => {
      const one = figma.createComponent()
      one.name = 'toString=' + value + ', constructor=x'
      return one
    })
    const set = figma.combineAsVariants(variants, figma.currentPage)
    const instance = globalThis.instance = variants[0].createInstance()
    instance.setProperties({ toString: 'b' })
    return [set.variantGroupProperties, instance.variantProperties]`)

  expect(made).toEqual([
    { toString: { values: ['a', 'b'] }, constructor: { values: ['x'] } },
    { toString: 'b', constructor: 'x' }
  ])
  expect(await error('instance.setProperties({ valueOf: "b" })')).toContain(
    "Could not find a component property with name: 'valueOf'"
  )
})
