import { cleanup, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $notices } from '../../../controls/notices.ts'
import type { Host } from '../../../shared/host.ts'
import { LayerFields } from '../../../sidebar/properties/layer-fields.tsx'
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

test('writes place, size and opacity by number', async () => {
  const id = host.user.add('RECTANGLE', box)
  showProperties(host, [id], LayerFields)

  await type('X', '40')
  await type('Width', '80')
  await type('Opacity', '25')

  expect(host.layerFacts([id]).values).toMatchObject({
    x: 40,
    width: 80,
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

test('names the component of an instance', async () => {
  const id = await plugin.run<string>(`
    const card = figma.createComponent()
    card.name = 'Card'
    return card.createInstance().id`)

  showProperties(host, [id], LayerFields)

  expect(screen.getByText('instance of Card')).toBeTruthy()
})
