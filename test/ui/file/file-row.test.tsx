import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $fileRecords } from '../../../ui/file/check/file-records.ts'
import { $frames } from '../../../ui/file/rights/guarded-frames.ts'
import { $licensing } from '../../../ui/licensing/purchase/licensing.ts'
import { FileView } from '../../../ui/file/file-view.tsx'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { session } from '../../src/saved-records.ts'
import { assetOf } from '../asset-of.ts'
import { openMenu } from '../choose-in-menu.ts'
import { entryOf } from '../entry-of.ts'
import { found, ready, useOf } from '../checked-file.ts'
import { noRecords } from '../file-records-of.ts'
import { requestOf } from '../request-of.ts'
import { signInWith } from '../sign-in-with.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
  $fileRecords.set(noRecords)
  $frames.set(new Map())
  $licensing.set({ state: 'idle' })
  signInWith(null)
})

afterEach(cleanup)

const viewer = { ...session, scopes: ['user.view'], expiresAt: null }
const licensed = { state: 'licensed', license: entryOf() } as const
const editorial = { asset: { ...assetOf('1'), isEditorial: true } }

function row() {
  return within(screen.getByRole('listitem', { name: 'Picture 1' }))
}

/** Its buttons, but for the picture, the uses and the menu. */
function mainActions(): string[] {
  return row()
    .getAllByRole('button')
    .map(button => button.textContent)
    .slice(1)
    .filter(text => text !== '' && !text.endsWith('use'))
}

function advertises(): void {
  const page = { id: '0:1', name: 'Home' }
  $frames.set(new Map([['1:1', [page, { id: '2:1', name: 'Banner' }]]]))
}

it.each([
  { what: 'a comp', asset: {}, main: ['License'] },
  { what: 'an owned comp', asset: {}, owned: ['1'], main: ['Swap'] },
  { what: 'a removed comp', asset: { isRemoved: true }, main: [] },
  { what: 'a licensed file', asset: licensed, owned: ['1'], main: [] },
  { what: 'a claim', asset: licensed, main: [] }
])('has the one main action that it needs: $what', given => {
  signInWith(given.owned ?? null)
  ready([found('1', given.asset)])

  render(<FileView />)

  expect(mainActions()).toEqual(given.main)
})

it('has no action where a license is requested already', () => {
  setActiveSession(viewer)
  const request = requestOf({ assetIds: ['1'] })
  $fileRecords.set({ ...noRecords, requests: new Map([[request.id, request]]) })
  ready([found('1')])

  render(<FileView />)

  expect(mainActions()).toEqual([])
  expect(row().getByText(/^Requested by /)).toBeTruthy()
})

it('leads from an advertising frame to the question', async () => {
  signInWith(['1'])
  advertises()
  ready([found('1', { ...licensed, ...editorial })])
  render(<FileView />)
  const before = screen.queryByText('In “Banner”, marked as advertising')

  await userEvent.click(
    screen.getByRole('button', { name: 'Review Picture 1' })
  )

  expect(before).toBeNull()
  expect(row().getByText('Editorial').parentElement?.className).toContain(
    'warning'
  )
  expect(screen.getByText('In “Banner”, marked as advertising')).toBeTruthy()
})

it.each([
  {
    what: 'a comp',
    asset: {},
    items: ['Details', 'Save to a collection', 'Ignore']
  },
  {
    what: 'a comp without details',
    asset: { asset: null },
    items: ['Details', 'Ignore']
  },
  {
    what: 'an editorial claim',
    asset: { ...licensed, ...editorial },
    items: [
      'Details',
      'Editorial use',
      'Put comp back',
      'Save to a collection',
      'Ignore'
    ]
  }
])('has the others in its menu: $what', async ({ asset, items }) => {
  advertises()
  ready([found('1', asset)])
  render(<FileView />)

  const name = 'asset' in asset && !asset.asset ? 'Image 1' : 'Picture 1'
  expect(await openMenu(name)).toEqual(items)
})

it('shows one layer after the other on the canvas', async () => {
  const nodes = ['1:1', '1:2', '1:3']
  const style = useOf({ nodeId: null, styleId: 'S:1' })
  ready([
    found('1', { uses: [style, ...nodes.map(nodeId => useOf({ nodeId }))] })
  ])
  render(<FileView />)
  const press = screen.getByRole('button', { name: 'Show Picture 1' })

  for (let i = 0; i < 4; i += 1) await userEvent.click(press)

  const shown = sent.flatMap(({ method, input }) =>
    method === 'selectNodes' ? [input] : []
  )
  expect(shown).toEqual(
    [...nodes, '1:1'].map(nodeId => ({ nodeIds: [nodeId] }))
  )
  expect(row().getByText('Layer 1 of 3')).toBeTruthy()
})

it('opens the list of what only styles show', async () => {
  ready([found('1', { uses: [useOf({ nodeId: null, styleId: 'S:1' })] })])
  render(<FileView />)

  await userEvent.click(screen.getByRole('button', { name: 'Show Picture 1' }))

  expect(row().getByText('Style')).toBeTruthy()
  expect(sent.map(({ method }) => method)).not.toContain('selectNodes')
})

it('still offers a license for what is ignored, in its menu', async () => {
  const id = 'image.1'
  const asset = { assetId: '1', mediaType: 'image' } as const
  const at = '2026-11-20T12:00:00Z'
  const aside = { v: 1, id, ...asset, who: 'Rae', at, reason: 'Ours' } as const
  $fileRecords.set({ ...noRecords, asides: new Map([[id, aside]]) })
  ready([found('1')])

  render(<FileView />)

  expect(mainActions()).toEqual([])
  expect(await openMenu('Picture 1')).toEqual([
    'Details',
    'Save to a collection',
    'License',
    'Stop ignoring'
  ])
})
