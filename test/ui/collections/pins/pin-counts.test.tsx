import { cleanup, render, screen } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultSettings } from '../../../../contract/settings.ts'
import { session } from '../../../src/saved-records.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'

afterEach(cleanup)

let world: World

beforeEach(() => {
  world = createWorld()
  world.web.on(`GET ${addresses.service}/v2/images/collections/55`, () =>
    Response.json({ id: '55', name: 'Team picks', total_item_count: 5 })
  )
  const at = '2026-11-20T10:00:00.000Z'
  const pin = { v: 1, id: '55', name: 'Team', shareCode: 'c', who: 'Lena', at }
  world.document.records.set('pin:55', JSON.stringify(pin))
})

async function open(seen: number | null): Promise<HTMLElement> {
  const scopes = ['collections.view']
  world.document.session = { ...session, scopes, expiresAt: null }
  const seenCounts = seen === null ? [] : [{ id: '55', count: seen }]
  world.document.settings = { ...defaultSettings, seenCounts }
  await openPanel(world)
  const { PinnedSection } =
    await import('../../../../ui/collections/pins/pinned-section.tsx')
  render(<PinnedSection />)
  return screen.findByRole('list', { name: 'Pinned to this file' })
}

it('says on a pin how many images are new', async () => {
  const list = await open(2)

  await screen.findByText('3 new')
  expect(list.textContent).toContain('3 new')
})

it('says nothing on a pin without new ones', async () => {
  const list = await open(5)

  await expect
    .poll(() => world.web.calls('/v2/images/collections/55'))
    .toHaveLength(1)
  expect(list.textContent).not.toContain('new')
})
