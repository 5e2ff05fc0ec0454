import { expect, test } from 'vitest'
import type { DocumentFile } from '../shared/host.ts'
import { type OpenPlugin, openPlugin } from './open-plugin.ts'

interface Library {
  document: DocumentFile
  button: string
  set: string
  large: string
}

/** A document with a button that shows an icon, and a set of two sizes. */
async function library(): Promise<Library> {
  const { run, host } = await openPlugin()
  const keys = await run<Omit<Library, 'document'>>(`
    const icon = figma.createComponent(), dot = figma.createEllipse()
    icon.name = 'Icon'
    icon.appendChild(dot)
    const button = figma.createComponent()
    button.name = 'Button'
    button.appendChild(icon.createInstance())
    const [small, large] = ['Size=Small', 'Size=Large'].map(name => {
      const component = figma.createComponent()
      component.name = name
      component.appendChild(figma.createRectangle())
      return component
    })
    large.resize(200, 200)
    const set = figma.combineAsVariants([small, large], figma.currentPage)
    set.name = 'Box'
    return { button: button.key, set: set.key, large: large.key }`)
  return { document: host.exportDocument(), ...keys }
}

async function openWith(
  one: Library,
  document?: DocumentFile
): Promise<OpenPlugin> {
  const own = document ? { document } : {}
  return openPlugin({ libraries: [one.document], ...own })
}

test('keys are forty hex digits and stay the same', async () => {
  const one = await library()

  const { run } = await openPlugin({ document: one.document })
  const key = await run(
    `return figma.currentPage.findOne(node => node.name === 'Button').key`
  )

  expect(one.button).toMatch(/^[0-9a-f]{40}$/)
  expect(key).toBe(one.button)
})

test('imports a component with the components it shows', async () => {
  const one = await library()
  const { run } = await openWith(one)

  const facts = await run(
    `const button = await figma.importComponentByKeyAsync(input)
    const again = await figma.importComponentByKeyAsync(input)
    const [icon] = button.children
    const main = await icon.getMainComponentAsync()
    const instance = button.createInstance()
    return [button.type, button.name, button.remote, button.parent,
      button.key === input, again === button, main.name, main.remote,
      instance.children[0].children[0].type,
      (await instance.getMainComponentAsync()) === button,
      figma.currentPage.children.length]`,
    one.button
  )

  expect(facts).toEqual([
    'COMPONENT',
    'Button',
    true,
    null,
    true,
    true,
    'Icon',
    true,
    'ELLIPSE',
    true,
    1
  ])
})

test('imports a set whole, by its own key or with a variant', async () => {
  const one = await library()
  const { run } = await openWith(one)

  const facts = await run(
    `const large = await figma.importComponentByKeyAsync(input.large)
    const set = await figma.importComponentSetByKeyAsync(input.set)
    const instance = set.defaultVariant.createInstance()
    instance.setProperties({ Size: 'Large' })
    return [set.type, set.name, set.parent, large.parent === set,
      set.children.map(node => node.remote), instance.width]`,
    { large: one.large, set: one.set }
  )

  expect(facts).toEqual(['COMPONENT_SET', 'Box', null, true, [true, true], 200])
})

test.each([
  [
    "button.name = 'Mine'",
    'in set_name: Cannot write to internal and read-only'
  ],
  ['button.children[0].visible = false', 'internal and read-only nodes'],
  ["button.setPluginData('a', 'b')", 'internal and read-only nodes'],
  ['button.remove()', 'internal and read-only nodes'],
  ['button.appendChild(figma.createFrame())', 'read-only node'],
  ["button.addComponentProperty('A', 'BOOLEAN', true)", 'read-only nodes'],
  ['figma.currentPage.appendChild(button)', 'an internal, readonly-only node']
])('refuses %s', async (body, message) => {
  const one = await library()
  const { error } = await openWith(one)

  const text = await error(
    `const button = await figma.importComponentByKeyAsync(input); ${body}`,
    one.button
  )

  expect(text).toContain(message)
})

test('rejects what no library has published', async () => {
  const one = await library()
  const { error } = await openWith(one)

  const unknown = await error(
    `await figma.importComponentByKeyAsync('${'0'.repeat(40)}')`
  )
  const local = await error(
    'await figma.importComponentByKeyAsync(figma.createComponent().key)'
  )
  const otherKind = await error(
    'await figma.importComponentSetByKeyAsync(input)',
    one.button
  )

  for (const message of [unknown, local, otherKind]) {
    expect(message).toContain('Could not find a published component')
  }
})

test('instances of library components work after save and load', async () => {
  const one = await library()
  const first = await openWith(one)
  const id = await first.run<string>(
    `const button = await figma.importComponentByKeyAsync(input)
    const instance = button.createInstance()
    instance.children[0].children[0].opacity = 0.5
    return instance.id`,
    one.button
  )

  const second = await openPlugin({ document: first.host.exportDocument() })
  const facts = await second.run(
    `const instance = await figma.getNodeByIdAsync(input)
    const main = await instance.getMainComponentAsync()
    const opacity = instance.children[0].children[0].opacity
    const other = main.createInstance()
    const frame = instance.detachInstance()
    return [main.remote, main.key === frame.detachedInfo.componentKey, opacity,
      frame.detachedInfo.type, other.children[0].children[0].opacity,
      figma.currentPage.findAll(node => node.type === 'COMPONENT').length]`,
    id
  )

  expect(facts).toEqual([true, true, 0.5, 'library', 1, 0])
})

test('opens documents from before libraries', async () => {
  const { host } = await openPlugin()
  const document = host.exportDocument()

  const { run } = await openPlugin({ document })

  expect(document.version).toBe(1)
  expect(document).not.toHaveProperty('library')
  expect(await run('return figma.currentPage.children.length')).toBe(0)
})
