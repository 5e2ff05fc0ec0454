import { expect, test } from 'vitest'
import { openPlugin } from './open-plugin.ts'
import { withLayers } from './with-layers.ts'

const towers = `
  function tower(levels) {
    const component = figma.createComponent()
    let last = component
    for (let i = 0; i < levels; i += 1) {
      const frame = figma.createFrame()
      last.appendChild(frame)
      last = frame
    }
    return { component, last }
  }
  const [one, other] = [tower(100), tower(100)]
  const small = figma.createComponent()
  small.name = 'Kind=small'
  const inside = small.createInstance()
  other.last.appendChild(inside);`

const depthOfAll = `Math.max(...figma.currentPage.findAll().map(node => {
    let levels = 0
    for (let at = node.parent; at; at = at.parent) levels += 1
    return levels
  }))`

test.each([
  ['swapComponent', 'inside.swapComponent(one.component)'],
  ['set_mainComponent', 'inside.mainComponent = one.component'],
  [
    'setProperties',
    `one.component.name = 'Kind=large'
    figma.combineAsVariants([one.component, small], figma.currentPage)
    inside.setProperties({ Kind: 'large' })`
  ],
  [
    'setProperties',
    `const name = other.component.addComponentProperty(
      'Icon', 'INSTANCE_SWAP', small.id)
    inside.componentPropertyReferences = { mainComponent: name }
    other.component.createInstance().setProperties({ [name]: one.component.id })`
  ],
  ['appendChild', 'small.appendChild(one.component.createInstance())'],
  [
    'appendChild',
    `for (let at = small; ;) {
      const frame = figma.createFrame()
      at.appendChild(frame)
      at = frame
    }`
  ]
])('%s makes no instance deeper than it can follow', async (op, grow) => {
  const { run, error } = await openPlugin()

  const message = await error(towers + grow)

  expect(message).toContain(`in ${op}: not emulated: layers nested more than`)
  expect(await run<number>(`return ${depthOfAll}`)).toBeLessThanOrEqual(128)
})

test('puts on the page what would lie too deep where it is pasted', async () => {
  const { run, host } = await openPlugin()
  const [source = '', target = ''] = await run<string[]>(`${towers}
    return [one.component.children[0].id, other.last.id]`)
  const clipping = host.copy([source])

  host.user.select([target])
  const [id = ''] = host.user.paste(clipping, { x: 0, y: 0 })

  expect(host.scene().children.map(child => child.id)).toContain(id)
  expect(await run<number>(`return ${depthOfAll}`)).toBeLessThanOrEqual(128)
})

test('puts on the page an instance that would lie in its component', async () => {
  const { run, host } = await openPlugin()
  const component = await run<string>('return figma.createComponent().id')
  const clipping = host.copy([component])

  host.user.select([component])
  host.user.paste(clipping, { x: 0, y: 0 })
  host.user.add('FRAME', { x: 0, y: 0, width: 50, height: 50 }, component)
  const [frame = ''] = host.node(component)?.children?.map(one => one.id) ?? []
  host.user.select([frame])
  host.user.paste(clipping, { x: 0, y: 0 })

  const types = host.scene().children.map(child => child.type)
  expect(types).toEqual(['COMPONENT', 'INSTANCE', 'INSTANCE'])
})

test('opens no file whose layers lie deeper than it can follow', async () => {
  let layer: Record<string, unknown> = { type: 'FRAME', id: '9:1' }
  for (let i = 2; i < 150; i += 1) {
    layer = { type: 'FRAME', id: `9:${i}`, children: [layer] }
  }

  const opening = openPlugin({ document: withLayers(layer) })

  await expect(opening).rejects.toThrow('lies more than 128 deep')
})

test('refuses layers that lie deeper than it can follow', async () => {
  const { run, host } = await openPlugin()

  const messages = await run<string[]>(`
    const messages = []
    function fill(inside) {
      let at = figma.createFrame()
      try {
        for (let i = 0; i < 200; i += 1) at = inside(at)
      } catch (error) {
        messages.push(error.message)
      }
      return at
    }
    fill(at => {
      const frame = figma.createFrame()
      at.appendChild(frame)
      return frame
    }).parent.resize(10, 10)
    fill(at => figma.group([at], figma.currentPage)).clone()
    return messages`)

  expect(messages).toEqual([
    'in appendChild: not emulated: layers nested more than 128 deep',
    'in group: not emulated: layers nested more than 128 deep'
  ])
  expect(host.scene().pages).toHaveLength(1)
})
