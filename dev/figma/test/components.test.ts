import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'
import { twoVariants } from './two-variants.ts'

const withParts = `
  await figma.loadFontAsync({ family: 'Inter', style: 'Regular' })
  const icon = figma.createComponent(), other = figma.createComponent()
  icon.name = 'Icon', other.name = 'Other'
  const component = figma.createComponent()
  const text = figma.createText(), inner = icon.createInstance()
  component.appendChild(text), component.appendChild(inner)
  const label = component.addComponentProperty('Label', 'TEXT', 'Buy')
  const shown = component.addComponentProperty('Shown', 'BOOLEAN', false)
  const swap = component.addComponentProperty(
    'Icon', 'INSTANCE_SWAP', icon.id)
  text.componentPropertyReferences = { characters: label, visible: shown }
  inner.componentPropertyReferences = { mainComponent: swap }
  const instance = component.createInstance()
  const [textCopy, innerCopy] = instance.children;`

test.each([
  ['figma.combineAsVariants([], figma.currentPage)', 'at least one node'],
  [
    'figma.combineAsVariants([figma.createFrame()], figma.currentPage)',
    '"nodes[0]" to have type ComponentNode'
  ],
  [
    `${twoVariants} set.appendChild(figma.createFrame())`,
    'A COMPONENT_SET node cannot have children of type other than COMPONENT'
  ],
  [
    `${twoVariants} small.appendChild(figma.createComponent())`,
    'Reparenting would create a component inside a component'
  ],
  [
    `${twoVariants} small.appendChild(small.createInstance())`,
    'Reparenting would create a component cycle'
  ],
  [
    `${twoVariants} return small.componentPropertyDefinitions`,
    'Can only get component property definitions of a component set or non-variant'
  ],
  [
    `${twoVariants} small.addComponentProperty('A', 'BOOLEAN', true)`,
    'Can only set component property definitions on a product component'
  ],
  [
    `${twoVariants} large.name = small.name; return set.variantGroupProperties`,
    'in get_variantGroupProperties: Component set has existing errors'
  ],
  [
    `${twoVariants} large.name = 'Large'
    return small.createInstance().componentProperties`,
    'in get_componentProperties: Component set for node has existing errors'
  ],
  [
    `${twoVariants} small.createInstance().setProperties({ Size: 'Huge' })`,
    'Unable to find a variant with those property values'
  ],
  [
    `${twoVariants} set.editComponentProperty('Size', { defaultValue: 'Large' })`,
    'defaultValue of a VARIANT property cannot be edited'
  ],
  [
    `${twoVariants} set.deleteComponentProperty('Size')`,
    'VARIANT properties cannot be deleted'
  ],
  [
    "figma.createComponent().addComponentProperty('A', 'TEXT', true)",
    'Property value is incompatible with component property type'
  ],
  [
    `const component = figma.createComponent()
    component.addComponentProperty('A', 'INSTANCE_SWAP', component.key)`,
    'Property value is incompatible with component property type'
  ],
  [
    `${withParts} instance.setProperties({ Label: 'Sell' })`,
    "in setProperties: Could not find a component property with name: 'Label'"
  ],
  [
    `${withParts} instance.setProperties({ [shown]: 'yes' })`,
    'Property value is incompatible with component property type'
  ],
  [
    `${withParts} instance.setProperties({ [shown]: null })`,
    'Property value is incompatible with component property type'
  ],
  [
    `${withParts} component.deleteComponentProperty('Oops#1:1')`,
    "Could not find a component property with name: 'Oops#1:1'"
  ],
  [
    `${withParts} text.componentPropertyReferences = { visible: label }`,
    'A TEXT property cannot drive "visible"'
  ],
  [
    `${withParts} textCopy.componentPropertyReferences = { visible: shown }`,
    'Cannot set component property references on instance sublayer'
  ],
  [
    "figma.createText().componentPropertyReferences = { visible: 'A#1:1' }",
    'Can only set component property references on symbol sublayer'
  ],
  [
    `${twoVariants} figma.createComponentFromNode(small)`,
    'Cannot create component from node'
  ],
  [
    `${withParts} figma.createComponentFromNode(textCopy)`,
    'Cannot create component from node'
  ],
  [
    `const frame = figma.createFrame()
    frame.appendChild(figma.createComponent())
    figma.createComponentFromNode(frame)`,
    'Cannot create component from node'
  ],
  [`${withParts} inner.swapComponent(component)`, 'component cycle'],
  [
    `${withParts} const outer = figma.createComponent()
    outer.appendChild(component.createInstance())
    inner.swapComponent(outer)`,
    'component cycle'
  ],
  [
    `${withParts} component.editComponentProperty(swap, {
      defaultValue: component.id })`,
    'component cycle'
  ],
  [
    `${withParts} const outer = figma.createComponent()
    const nested = component.createInstance()
    outer.appendChild(nested)
    nested.setProperties({ [swap]: outer.id })`,
    'component cycle'
  ],
  [
    `${twoVariants} const nested = large.createInstance()
    small.appendChild(nested)
    nested.setProperties({ Size: 'Small' })`,
    'component cycle'
  ],
  ["figma.createComponent().addComponentProperty('A', 'SLOT', '')", 'SLOT']
])('refuses %s', async (body, message) => {
  const { error } = await openPlugin()

  expect(await error(body)).toContain(message)
})

test('properties drive layers, with their defaults first', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${withParts}
    const before = [text.characters, text.visible, textCopy.characters,
      /^Label#\\d+:0$/.test(label)]
    instance.setProperties(
      { [label]: 'Sell', [shown]: true, [swap]: other.id })
    const main = await innerCopy.getMainComponentAsync()
    return [before, textCopy.characters, textCopy.visible, main === other,
      instance.componentProperties[label], instance.componentProperties[shown],
      text.characters]`)

  expect(facts).toEqual([
    ['Buy', false, 'Buy', true],
    'Sell',
    true,
    true,
    { type: 'TEXT', value: 'Sell' },
    { type: 'BOOLEAN', value: true },
    'Buy'
  ])
})

test('text properties need the font of the text', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${withParts} return instance.id`)

  const second = await openPlugin({ document: first.host.exportDocument() })
  const message = await second.error(
    `const instance = await figma.getNodeByIdAsync(input)
    const [label] = Object.keys(instance.componentProperties)
    instance.setProperties({ [label]: 'Sell' })`,
    id
  )

  expect(message).toContain(
    "in setProperties: Unable to update this text property because the component uses a font that isn't available"
  )
})

test('trusted code sets text properties without the font', async () => {
  const first = await openPlugin()
  const id = await first.run<string>(`${withParts} return instance.id`)

  const { host } = await openPlugin({ document: first.host.exportDocument() })
  const text = await host.evaluate(
    `const instance = await figma.getNodeByIdAsync(input)
    const [label] = Object.keys(instance.componentProperties)
    instance.setProperties({ [label]: 'Sell' })
    return instance.componentProperties[label].value`,
    id
  )

  expect(text).toBe('Sell')
})

test('what is set on a layer that a property drives sets the property', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${withParts}
    textCopy.characters = 'Typed'
    return [instance.componentProperties[label].value,
      instance.overrides[0].id === instance.id,
      instance.overrides[0].overriddenFields]`)

  expect(facts).toEqual(['Typed', true, ['componentProperties']])
})

test('properties are renamed, edited and deleted with what they drive', async () => {
  const { run } = await openPlugin()

  const facts = await run(`${withParts}
    instance.setProperties({ [shown]: true })
    const name = component.editComponentProperty(shown, { name: 'Seen' })
    component.editComponentProperty(label, { defaultValue: 'Rent' })
    const values = Object.keys(instance.componentProperties)
    const reference = text.componentPropertyReferences.visible === name
    component.deleteComponentProperty(label)
    return [name.split('#')[0], values.includes(name), reference,
      text.characters, textCopy.characters,
      Object.keys(text.componentPropertyReferences),
      Object.keys(component.componentPropertyDefinitions).length]`)

  expect(facts).toEqual(['Seen', true, true, 'Rent', 'Rent', ['visible'], 2])
})
