import {
  cleanup,
  render,
  screen,
  waitFor,
  within
} from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import type { ComponentChild } from 'preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { session } from '../../../src/saved-records.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'

afterEach(cleanup)

const scopes = ['collections.view', 'collections.edit']
const path = `${addresses.service}/v2/images/collections/55`
const hostile = '<img src=x onerror=alert(1)>'
let world: World

beforeEach(() => {
  world = createWorld()
  const { web } = world
  web.on(`GET ${path}`, ({ url }) =>
    url.searchParams.get('share_code') === 'c d&e'
      ? Response.json({ id: '55', name: 'Team picks', total_item_count: 2 })
      : new Response('{}', { status: 404 })
  )
  web.on(`GET ${path}/items`, () => listReply([{ id: '1' }, { id: '2' }]))
  web.on(`GET ${addresses.gateway}/api/v2/images`, () =>
    listReply([imageRecord('2'), imageRecord('1')])
  )
})

function writePin(change: object = {}) {
  const pin = {
    v: 1,
    id: '55',
    name: hostile,
    shareCode: 'c d&e',
    who: 'Lena',
    at: '2026-11-20T10:00:00.000Z',
    ...change
  }
  world.document.records.set(`pin:${pin.id}`, JSON.stringify(pin))
}

async function open(isIn: boolean) {
  if (isIn) world.document.session = { ...session, scopes, expiresAt: null }
  return openPanel(world)
}

async function show(view: ComponentChild): Promise<void> {
  render(<>{view}</>)
  await screen.findByText('Pinned to this file')
}

async function openPlace(isIn = false) {
  const panel = await open(isIn)
  const { PinnedSection } =
    await import('../../../../ui/collections/pins/pinned-section.tsx')
  await show(<PinnedSection />)
  return panel
}

async function openSharedView(isIn: boolean, code = 'c d&e') {
  const panel = await open(isIn)
  const { SharedView } =
    await import('../../../../ui/collections/shared-view.tsx')
  render(<SharedView id="55" code={code} title={hostile} />)
  return panel
}

it('shows pinned collections, by whom and when, as plain text', async () => {
  writePin()

  await openPlace()

  const list = await screen.findByRole('list', { name: 'Pinned to this file' })
  expect(list.textContent).toContain(hostile)
  expect(list.textContent).toMatch(/Pinned by Lena · .*Nov/)
  expect(list.querySelector('img')).toBeNull()
})

it('opens a pinned collection, and unpins it', async () => {
  writePin()
  const { view } = await openPlace()

  await userEvent.click(await screen.findByText(hostile))
  const opened = view.$view.get()
  await userEvent.click(
    screen.getByRole('button', { name: `Unpin ${hostile}` })
  )

  expect(opened).toMatchObject({ name: 'shared', id: '55', code: 'c d&e' })
  expect(await screen.findByText(/^Nothing pinned/)).toBeTruthy()
  expect(world.document.records.get('pin:55') ?? '').toBe('')
})

it('reads the pins again when the window gets the focus', async () => {
  await openPlace()
  writePin({ name: 'Later' })

  window.dispatchEvent(new Event('focus'))

  expect(await screen.findByText('Later')).toBeTruthy()
})

it('opens only by a link, or by number and code', async () => {
  const { view } = await openPlace()
  await userEvent.click(screen.getByRole('button', { name: 'Open shared…' }))
  const dialog = within(await screen.findByRole('dialog'))
  const link = dialog.getByLabelText('Link or ID')
  const press = () =>
    userEvent.click(dialog.getByRole('button', { name: 'Open' }))

  await userEvent.type(link, 'javascript:alert(1)')
  await press()
  const first = dialog.getByText(/Enter a collection link/)
  await userEvent.clear(link)
  await userEvent.type(link, '55')
  await press()
  const second = dialog.getByText(/Enter the share code/)
  await userEvent.type(dialog.getByLabelText('Share code'), ' secret ')
  await press()

  expect([first, second]).toHaveLength(2)
  expect(view.$view.get()).toMatchObject({
    name: 'shared',
    id: '55',
    code: 'secret'
  })
})

it('shows a shared collection read-only, in its order', async () => {
  await openSharedView(true)

  const grid = await screen.findByRole('grid', { name: 'Team picks' })
  const names = within(grid)
    .getAllByRole('gridcell')
    .map(cell => cell.querySelector('[title]')?.getAttribute('title'))
  expect(names).toEqual(['Picture 1', 'Picture 2'])
  expect(screen.getByText('2 images')).toBeTruthy()
  expect(
    screen.queryByRole('button', { name: /Remove|Rename|Delete/ })
  ).toBeNull()
})

it('explains who gets access before it pins', async () => {
  await openSharedView(true)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Pin Team picks to this file' })
  )
  const dialog = within(await screen.findByRole('dialog'))
  const before = world.document.records.get('pin:55')

  const why = dialog.getByText(/Anyone who opens this file with Cleared/)
  await userEvent.click(dialog.getByRole('button', { name: 'Pin' }))

  await expect
    .poll(() => JSON.parse(world.document.records.get('pin:55') ?? '{}'))
    .toMatchObject({ name: 'Team picks', shareCode: 'c d&e' })
  const unpin = await screen.findByRole('button', { name: /^Unpin/ })
  await expect.poll(() => document.activeElement).toBe(unpin)
  expect(before).toBeUndefined()
  expect(why.textContent).toMatch(/unpinning doesn’t revoke it/)
})

it('asks signed-out people to sign in, without buttons that cannot work', async () => {
  await openSharedView(false)

  expect((await screen.findByRole('alert')).textContent).toMatch(/Sign in/)
  expect(screen.queryByRole('button', { name: /^Pin/ })).toBeNull()
  expect(world.web.calls()).toEqual([])
})

it('shows that a collection is no longer shared, without its code', async () => {
  await openSharedView(true, 'old-code')

  const alert = await screen.findByRole('alert')

  expect(alert.textContent).toMatch(/no longer shared/)
  expect(document.body.textContent).not.toContain('old-code')
})

it('shows the newest pin first', async () => {
  writePin({ id: '1', name: 'First', at: '2026-11-20T10:00:00.000Z' })
  writePin({ id: '2', name: 'Last', at: '2026-11-22T10:00:00.000Z' })
  writePin({ id: '3', name: 'Between', at: '2026-11-21T10:00:00.000Z' })

  await openPlace()

  await screen.findByText('Between')
  const rows = screen.getAllByRole('listitem').map(row => row.textContent)
  expect(rows.map(text => /First|Last|Between/.exec(text)?.[0])).toEqual([
    'Last',
    'Between',
    'First'
  ])
})

it('keeps the focus near a removed pin', async () => {
  writePin({ id: '1', name: 'One' })
  writePin({ id: '2', name: 'Two', at: '2026-11-19T10:00:00.000Z' })
  await openPlace()
  const off = await screen.findByRole('button', { name: 'Unpin One' })
  off.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('One')).toBeNull())
  const next = document.activeElement?.textContent

  world.document.records.delete('pin:2')
  window.dispatchEvent(new Event('focus'))

  await screen.findByText(/^Nothing pinned/)
  expect(next).toMatch(/^Two/)
  expect(document.activeElement?.textContent).toBe('Open shared…')
})

it('focuses the unpin button, not its neighbour', async () => {
  await open(true)
  const { PinButton } =
    await import('../../../../ui/collections/pins/pin-button.tsx')
  render(
    <>
      <PinButton id="55" name="Mine" fetchCode={async () => 'c d&e'} />
      <button type="button">Delete</button>
    </>
  )
  await userEvent.click(screen.getByRole('button', { name: /^Pin Mine/ }))

  await userEvent.click(screen.getByRole('button', { name: 'Pin' }))

  const unpin = await screen.findByRole('button', { name: 'Unpin Mine' })
  await expect.poll(() => document.activeElement).toBe(unpin)
})

it('closes the dialog when someone else pins the collection', async () => {
  await openSharedView(true)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Pin Team picks to this file' })
  )
  await screen.findByRole('dialog')
  writePin()
  window.dispatchEvent(new Event('focus'))
  const unpin = await screen.findByRole('button', { name: /^Unpin/ })

  await userEvent.click(unpin)

  await screen.findByRole('button', { name: 'Pin Team picks to this file' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('offers to unpin a collection that is no longer shared', async () => {
  writePin()
  const { view } = await openPlace(true)
  view.openView({ name: 'collections' })
  view.openView({ name: 'shared', id: '55', code: 'old', title: 'Team picks' })
  await screen.findByText(hostile)
  const { SharedView } =
    await import('../../../../ui/collections/shared-view.tsx')
  render(<SharedView id="55" code="old" title="Team picks" />)

  const alert = within(await screen.findByRole('alert'))
  await userEvent.click(alert.getByRole('button', { name: 'Unpin' }))

  await screen.findByText(/^Nothing pinned/)
  expect(view.$view.get()).toEqual({ name: 'collections' })
})
