import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { offerAssetActions } from '../../../ui/app/asset-actions.ts'
import { $arrangement, $pinned } from '../../../ui/placing/arrangement.ts'
import { $filled, $filling } from '../../../ui/placing/fill.ts'
import { $picked } from '../../../ui/library/picked.ts'
import { $found } from '../../../ui/library/shown-assets.ts'
import { handleSelection } from '../../../ui/shell/selection.ts'
import { FillBarView } from '../../../ui/placing/fill-bar-view.tsx'
import { layerOf } from '../open-placing.ts'
import { assetOf } from '../asset-of.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

const list = { name: 'What each layer gets' }
let sent: Sent[]

offerAssetActions()

beforeEach(() => {
  sent = useQuietPlatform()
  find(['1', '2', '3'])
})

afterEach(() => {
  cleanup()
  handleSelection({ count: 0, layers: [] })
  $found.set([])
  $picked.set([])
  $pinned.set(new Set())
  $filled.set(new Map())
  $filling.set(null)
})

function find(ids: string[]): void {
  $found.set(ids.map(id => assetOf(id)))
}

function select(layers: ReturnType<typeof layerOf>[]): void {
  handleSelection({ count: layers.length, layers })
}

it('is hidden while nothing can be filled and nothing is picked', () => {
  select([layerOf('a', { refusal: 'layer-locked' })])

  render(<FillBarView />)

  expect(screen.queryByRole('region')).toBeNull()
})

it('leaves a single layer to the buttons on the results', () => {
  select([layerOf('Hero')])

  render(<FillBarView />)

  expect(screen.queryByRole('region')).toBeNull()
})

it('shows how many layers it fills and lists their pictures', async () => {
  select([
    layerOf('Hero'),
    layerOf('Card'),
    layerOf('Sky', { refusal: 'layer-locked' })
  ])
  render(<FillBarView />)

  await userEvent.click(screen.getByRole('button', list))

  expect(screen.getByRole('button', { name: 'Fill 2 layers' })).toBeTruthy()
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    'HeroPicture 1',
    'CardPicture 2',
    expect.stringMatching(/^SkyThis layer or its parent is locked/)
  ])
})

it('fills from the list that is in front of the results', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  const assets = [assetOf('8'), assetOf('9')]

  const { unmount } = render(<FillBarView assets={assets} />)
  await userEvent.click(screen.getByRole('button', list))
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  const shown = rows.map(row => row.textContent)
  unmount()

  expect(shown).toEqual(['HeroPicture 8', 'CardPicture 9'])
  await expect
    .poll(() => [...$arrangement.get().values()].map(({ assetId: id }) => id))
    .toEqual(['1', '2'])
})

it('does not restore a layer with its licensed file', async () => {
  const asset = { assetId: '1', mediaType: 'image', state: 'licensed' } as const
  select([layerOf('Hero', { asset }), layerOf('Card')])
  $filled.set(new Map($arrangement.get()))
  render(<FillBarView />)

  await userEvent.click(screen.getByRole('button', list))
  const status = screen.getByRole('status').textContent
  const back = screen.getAllByRole('button', { name: /^Put \w+ back$/ })
  await userEvent.click(screen.getByRole('button', { name: /^Put all back/ }))

  expect(status).toBe('1 of 2 filled')
  expect(back.map(one => one.getAttribute('aria-label'))).toEqual([
    'Put Card back'
  ])
  expect(sent).toEqual([
    { method: 'restoreFills', input: { nodeIds: ['Card'] } }
  ])
})

it('pins and restores single layers', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  $filled.set(new Map($arrangement.get()))
  render(<FillBarView />)
  await userEvent.click(screen.getByRole('button', list))

  expect(screen.getByRole('status').textContent).toBe('2 of 2 filled')
  const pin = screen.getByRole('button', { name: 'Keep fill for Hero' })
  await userEvent.click(pin)
  await userEvent.click(screen.getByRole('button', { name: 'Put Card back' }))

  expect(pin.getAttribute('aria-pressed')).toBe('true')
  expect(sent).toEqual([
    { method: 'restoreFills', input: { nodeIds: ['Card'] } }
  ])
})

it('puts all back at once', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  $filled.set(new Map($arrangement.get()))
  render(<FillBarView />)

  await userEvent.click(screen.getByRole('button', { name: /^Put all back/ }))

  expect(sent).toEqual([
    { method: 'restoreFills', input: { nodeIds: ['Hero', 'Card'] } }
  ])
})

it('offers to place the picked assets, and to pick none', async () => {
  $picked.set([assetOf('1'), assetOf('2')])
  render(<FillBarView />)
  expect(screen.queryByRole('button', { name: /^Fill/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Place 2' }))
  await userEvent.click(screen.getByRole('button', { name: '2 picked, clear' }))

  expect(sent).toEqual([{ method: 'measureView', input: {} }])
  expect(screen.queryByRole('region')).toBeNull()
})

it('shows the progress of a fill and offers to cancel it', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  render(<FillBarView />)

  await userEvent.click(screen.getByRole('button', { name: 'Fill 2 layers' }))

  expect(screen.getByRole('button', { name: 'Filling 0 of 2' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
})

it.each([/^Fill/, /^Shuffle/, /^Put all back/])(
  'keeps the focus on %s while it fills',
  async name => {
    select([layerOf('Hero'), layerOf('Card')])
    $filled.set(new Map($arrangement.get()))
    render(<FillBarView />)
    const button = screen.getByRole('button', { name })
    button.focus()

    $filling.set({ done: 0, total: 2 })
    await screen.findByRole('button', { name: 'Filling 0 of 2' })
    const during = document.activeElement
    $filling.set(null)
    await screen.findByRole('button', { name: 'Fill 2 layers' })

    expect(during).toBe(button)
    expect(document.activeElement).toBe(button)
  }
)

it.each([
  [/^Put Hero back/, 'Keep fill for Hero'],
  [/^Put all back/, list.name],
  [/^Cancel/, list.name]
])('moves the focus from %s to a button beside it', async (name, next) => {
  select([layerOf('Hero'), layerOf('Card')])
  $filled.set(new Map($arrangement.get()))
  $filling.set({ done: 0, total: 2 })
  render(<FillBarView />)
  await userEvent.click(screen.getByRole('button', list))
  screen.getByRole('button', { name }).focus()

  $filled.set(new Map())
  $filling.set(null)
  await expect.poll(() => screen.queryByRole('button', { name })).toBeNull()

  expect(document.activeElement?.getAttribute('aria-label')).toBe(next)
})

it('does not start a second fill while it fills', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  $filling.set({ done: 1, total: 2 })
  render(<FillBarView />)

  await userEvent.click(screen.getByRole('button', { name: 'Filling 1 of 2' }))

  expect($filling.get()).toEqual({ done: 1, total: 2 })
})

it('offers no shuffle where nothing would change', async () => {
  select([layerOf('Hero'), layerOf('Card')])
  render(<FillBarView />)
  const shuffle = () => screen.queryByRole('button', { name: /^Shuffle/ })
  expect(shuffle()).toBeTruthy()

  $pinned.set(new Set(['Hero', 'Card']))

  await expect.poll(shuffle).toBeNull()
})

it('shows that instances follow a filled layer', () => {
  select([layerOf('Hero', { isMain: true }), layerOf('Card')])

  render(<FillBarView />)

  const name = 'Fill 2 layers and instances'
  expect(screen.getByRole('button', { name })).toBeTruthy()
})

it.each([
  ['are the main thing to do', {}, true],
  ['come after placing', { placesFirst: true as const }, false]
])('shows whether fills %s', (_, change, isMain) => {
  select([layerOf('Hero', change), layerOf('Card', change)])

  render(<FillBarView />)

  const button = screen.getByRole('button', { name: 'Fill 2 layers' })
  expect(/primary/.test(button.className)).toBe(isMain)
})
