import { cleanup, fireEvent, screen } from '@testing-library/preact'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $notices } from '../../../controls/notices.ts'
import type { Host } from '../../../shared/host.ts'
import { FillSection } from '../../../sidebar/properties/fill-section.tsx'
import { type OpenPlugin, openPlugin } from '../../open-plugin.ts'
import { showProperties } from './show-properties.tsx'

const box = { x: 0, y: 0, width: 100, height: 50 }
const red = { type: 'SOLID', color: { r: 1, g: 0, b: 0 } }
const picture = { type: 'IMAGE', scaleMode: 'FILL', imageHash: null }

let host: Host
let plugin: OpenPlugin
let id = ''

beforeEach(async () => {
  plugin = await openPlugin()
  host = plugin.host
  $notices.set([])
  id = host.user.add('RECTANGLE', box)
})

afterEach(cleanup)

function fills(of = id): Record<string, unknown>[] {
  const { values } = host.layerFacts([of])
  return values['fills'] as Record<string, unknown>[] // the API's
}

async function press(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }))
}

test('lists the topmost paint first', () => {
  host.user.set([id], { fills: [red, { ...picture, opacity: 0.5 }] })
  showProperties(host, [id], FillSection)

  const items = screen.getAllByRole('listitem')

  expect(items.map(item => item.textContent)).toEqual([
    expect.stringContaining('Fill, no picture50 %'),
    expect.stringContaining('#FF0000100 %')
  ])
})

test('adds, hides and removes paints, each as an undo step', async () => {
  showProperties(host, [id], FillSection)

  await press('Add fill')
  await screen.findAllByRole('button', { name: 'Hide #D9D9D9' })
  expect(fills()).toHaveLength(2)

  host.user.undo()
  expect(fills()).toHaveLength(1)

  await press('Hide #D9D9D9')
  expect(fills()[0]).toMatchObject({ visible: false })
  await press('Remove #D9D9D9')
  expect(fills()).toEqual([])
  expect(await screen.findByText('No fill')).toBeTruthy()
})

test('moves a paint below another', async () => {
  host.user.set([id], { fills: [red, picture] })
  showProperties(host, [id], FillSection)

  await press('Move Fill, no picture down')

  expect(fills().map(fill => fill['type'])).toEqual(['IMAGE', 'SOLID'])
})

test('sets scale mode, rotation, tile scale and filters of a picture', async () => {
  host.user.set([id], { fills: [picture] })
  showProperties(host, [id], FillSection)

  await press('Rotate 90°')
  expect(fills()[0]).toMatchObject({ rotation: 90 })

  const mode = screen.getByRole('combobox', { name: 'Scale mode' })
  await userEvent.selectOptions(mode, 'Tile')
  const scale = await screen.findByRole('spinbutton', { name: /Tile scale/ })
  await userEvent.clear(scale)
  await userEvent.type(scale, '25{Enter}')
  expect(fills()[0]).toMatchObject({ scaleMode: 'TILE', scalingFactor: 0.25 })

  await userEvent.selectOptions(mode, 'Crop')
  expect(fills()[0]).toMatchObject({ scaleMode: 'CROP' })
  expect($notices.get()).toEqual([])
})

test('keeps the other filters when one is changed', async () => {
  const filters = { exposure: 0.5, contrast: -0.25 }
  host.user.set([id], { fills: [{ ...picture, filters }] })
  showProperties(host, [id], FillSection)

  const tint = screen.getByRole('slider', { name: 'tint' })
  fireEvent.change(tint, { target: { value: '40' } })

  expect(fills()[0]?.['filters']).toMatchObject({
    ...filters,
    tint: Math.fround(0.4)
  })
})

test('says that fills are mixed, and replaces them for all', async () => {
  const other = host.user.add('RECTANGLE', box)
  host.user.set([other], { fills: [red, red] })
  showProperties(host, [id, other], FillSection)

  expect(screen.getByText(/Mixed fills/)).toBeTruthy()

  await press('Add fill')

  expect(fills(other)).toEqual(fills(id))
  expect(fills(id)).toHaveLength(1)
})

test('shows the style of a layer and detaches it', async () => {
  await plugin.run(
    `
    const style = figma.createPaintStyle()
    style.name = 'Brand'
    style.paints = [{ type: 'SOLID', color: { r: 0, g: 1, b: 0 } }]
    const node = await figma.getNodeByIdAsync(input)
    await node.setFillStyleIdAsync(style.id)`,
    id
  )
  showProperties(host, [id], FillSection)
  expect(screen.getByText('Brand')).toBeTruthy()

  await press('Detach style Brand')

  const { fillStyle } = host.layerFacts([id]).values
  expect(fillStyle).toBeUndefined()
  expect(fills()[0]).toMatchObject({ color: { r: 0, g: 1, b: 0 } })
})

test('says why a picture of an unknown kind is not taken', async () => {
  host.user.set([id], { fills: [picture] })
  showProperties(host, [id], FillSection)
  const file = new File([new Uint8Array([1, 2, 3])], 'x.png', {
    type: 'image/png'
  })

  await userEvent.upload(screen.getByLabelText('Replace picture'), file)

  await expect.poll(() => $notices.get()[0]?.text).toMatch(/unsupported/)
  expect(fills()[0]).toMatchObject({ imageHash: null })
})
