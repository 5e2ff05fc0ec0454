import { cleanup, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $notices } from '../../../../../dev/figma/controls/notices.ts'
import type { Host } from '../../../../../dev/figma/shared/host.ts'
import { ConstraintFields } from '../../../../../dev/figma/sidebar/properties/constraint-fields.tsx'
import { EffectList } from '../../../../../dev/figma/sidebar/properties/effect-list.tsx'
import { InstanceFields } from '../../../../../dev/figma/sidebar/properties/instance-fields.tsx'
import { LayerFields } from '../../../../../dev/figma/sidebar/properties/layer-fields.tsx'
import { LayoutFields } from '../../../../../dev/figma/sidebar/properties/layout-fields.tsx'
import { TextFields } from '../../../../../dev/figma/sidebar/properties/text-fields.tsx'
import { type OpenPlugin, openPlugin } from '../../open-plugin.ts'
import { showProperties } from './show-properties.tsx'

const box = { x: 10, y: 20, width: 100, height: 50 }

let host: Host
let plugin: OpenPlugin

beforeEach(async () => {
  plugin = await openPlugin()
  host = plugin.host
  $notices.set([])
})

afterEach(cleanup)

async function type(name: string, text: string): Promise<void> {
  const field = screen.getByRole('spinbutton', { name })
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{Enter}`)
}

test('writes place, size, radius and opacity by number', async () => {
  const id = host.user.add('RECTANGLE', box)
  showProperties(host, [id], LayerFields)

  await type('X', '40')
  await type('Width', '80')
  await type('Corner radius', '6')
  await type('Opacity', '25')

  expect(host.layerFacts([id]).values).toMatchObject({
    x: 40,
    width: 80,
    cornerRadius: 6,
    opacity: 0.25
  })
})

test('shows mixed values of several layers and writes them all at once', async () => {
  const one = host.user.add('RECTANGLE', box)
  const other = host.user.add('FRAME', { ...box, width: 300 })
  showProperties(host, [one, other], LayerFields)
  const width = screen.getByRole('spinbutton', { name: 'Width' })
  expect(width).toHaveProperty('value', '')
  expect(width).toHaveProperty('placeholder', 'Mixed')

  await type('Width', '60')
  expect(host.layerFacts([one, other]).values).toMatchObject({ width: 60 })

  host.user.undo()
  expect(host.layerFacts([one, other]).mixed).toContain('width')
})

test('says why a layer inside an instance cannot be resized', async () => {
  const label = await plugin.run<string>(`
    const component = figma.createComponent()
    component.appendChild(figma.createRectangle())
    return component.createInstance().children[0].id`)
  showProperties(host, [label], LayerFields)

  await type('Width', '60')

  const [notice] = $notices.get()
  expect(notice?.text).toMatch(/instance/)
  expect(notice?.text).not.toMatch(/^in /)
  expect(host.layerFacts([label]).values).toMatchObject({ width: 100 })
})

test('lays a frame out and sets its gap', async () => {
  const id = host.user.add('FRAME', box)
  showProperties(host, [id], LayoutFields)

  const direction = screen.getByRole('combobox', { name: 'Direction' })
  await userEvent.selectOptions(direction, 'Down')
  await screen.findByRole('spinbutton', { name: 'Gap' })
  await type('Gap', '12')

  const { values } = host.layerFacts([id])
  expect(values).toMatchObject({ layoutMode: 'VERTICAL', itemSpacing: 12 })
})

test('sets one constraint and keeps the other', async () => {
  const frame = host.user.add('FRAME', box)
  const id = host.user.add('RECTANGLE', box, frame)
  host.user.set([id], { constraints: { horizontal: 'SCALE', vertical: 'MAX' } })
  showProperties(host, [id], ConstraintFields)

  const vertical = screen.getByRole('combobox', { name: 'Vertical' })
  await userEvent.selectOptions(vertical, 'Center')

  const { constraints } = host.layerFacts([id]).values
  expect(constraints).toEqual({ horizontal: 'SCALE', vertical: 'CENTER' })
})

test('writes what a text says and how large', async () => {
  const id = await plugin.run<string>(`return figma.createText().id`)
  showProperties(host, [id], TextFields)

  const field = screen.getByRole('textbox', { name: 'Characters' })
  await userEvent.type(field, 'Hello')
  await userEvent.tab()
  await type('Font size', '32')

  const { values } = host.layerFacts([id])
  expect(values).toMatchObject({ characters: 'Hello', fontSize: 32 })
})

test('swaps and detaches an instance', async () => {
  const id = await plugin.run<string>(`
    const card = figma.createComponent()
    card.name = 'Card'
    figma.createComponent().name = 'Badge'
    return card.createInstance().id`)
  host.user.select([id])
  showProperties(host, [id], InstanceFields)
  expect(screen.getByText('Instance of Card')).toBeTruthy()

  const swap = screen.getByRole('combobox', { name: 'Swap for' })
  swap.focus()
  await screen.findByRole('option', { name: 'Badge' })
  await userEvent.selectOptions(swap, 'Badge')
  expect(await screen.findByText('Instance of Badge')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Detach instance' }))
  const [frame = ''] = host.scene().selection
  expect(host.node(frame)?.type).toBe('FRAME')
})

test('hides and removes an effect', async () => {
  const id = host.user.add('RECTANGLE', box)
  await plugin.run(
    `
    const node = await figma.getNodeByIdAsync(input)
    node.effects = [{ type: 'LAYER_BLUR', blurType: 'NORMAL', radius: 4, visible: true }]`,
    id
  )
  showProperties(host, [id], EffectList)
  const button = async (name: string): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name }))

  await button('Hide layer blur')
  const { effects } = host.layerFacts([id]).values
  expect(effects).toMatchObject([{ visible: false }])

  await button('Remove layer blur')
  expect(host.layerFacts([id]).values).toMatchObject({ effects: [] })
})
