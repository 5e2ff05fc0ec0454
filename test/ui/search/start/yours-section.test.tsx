import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import { defaultSettings } from '../../../../contract/settings.ts'
import { noYours } from '../../../../ui/storage/read-yours.ts'
import type { KeptPicture } from '../../../../ui/storage/read-yours.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'
import { never } from '../../scripted-web.ts'

afterEach(cleanup)

let world: World

beforeEach(() => {
  world = createWorld()
  world.web.on(`GET ${addresses.gateway}/api/v2/*`, never)
})

const { media } = addresses

const session = {
  accessToken: 'token',
  expiresAt: null,
  handle: null,
  userId: '7',
  userName: 'Dee',
  scopes: []
}

function kept(id: string, part: Partial<KeptPicture> = {}): KeptPicture {
  return { id, name: `Kept ${id}`, aspect: 1.5, url: `${media[0]}/x`, ...part }
}

function keep(value: object): void {
  world.document.saved.set('yours', JSON.stringify({ ...noYours, ...value }))
}

async function open(recentComps: string[] = [], medium: MediaType = 'image') {
  world.document.settings = { ...defaultSettings, recentComps, medium }
  const panel = await openPanel(world)
  const { YoursSection } =
    await import('../../../../ui/search/start/yours-section.tsx')
  render(<YoursSection />)
  return panel
}

function namesIn(tab: string): (string | null)[] {
  const list = screen.getByRole('list', { name: tab })
  return within(list)
    .getAllByRole('button')
    .map(button => button.getAttribute('aria-label'))
}

async function press(tab: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: tab }))
}

it.each([
  ['image', '1', '2'],
  ['video', 'video 1', 'video 2'],
  ['audio', 'audio 1', 'audio 2']
] as const)(
  'shows what was kept of a %s before any reply',
  async (medium, recent, licensed) => {
    world.document.session = session
    const accountId = session.userId
    const pictures = [kept(recent), kept(licensed)]
    keep({ accountId, licensed: [licensed], pictures })

    await open([recent], medium)

    expect(namesIn('Recent')).toEqual([`Kept ${recent}`])
    await press('Licensed')
    expect(namesIn('Licensed')).toEqual([`Kept ${licensed}`])
    await press('Saved')
    expect(screen.getByText('Nothing saved yet')).toBeTruthy()
  }
)

it('shows only the medium that is searched', async () => {
  keep({ pictures: [kept('1'), kept('video 1')] })

  await open(['1', 'video 1'])

  expect(namesIn('Recent')).toEqual(['Kept 1'])
})

it('is missing while nothing is known', async () => {
  await open()

  expect(screen.queryByRole('region')).toBeNull()
})

it('shows what one account saved to no other', async () => {
  world.document.session = session
  const pictures = [kept('1'), kept('2')]
  keep({ accountId: 'another', saved: ['2'], pictures })

  await open(['1'])

  await press('Saved')
  expect(screen.getByText('Nothing saved yet')).toBeTruthy()
})

it('asks to sign in for what an account has', async () => {
  keep({ accountId: 'somebody', saved: ['2'], pictures: [kept('2')] })
  await open(['1'])

  await press('Saved')

  expect(screen.getByText('Sign in to see them here')).toBeTruthy()
})

it('shows no kept picture of another origin', async () => {
  keep({ pictures: [kept('1', { url: 'https://elsewhere.test/x.jpg' })] })

  await open(['1'])

  expect(namesIn('Recent')).toEqual(['Kept 1'])
  expect(document.querySelector('img')).toBeNull()
})

it('ignores odd values in the storage', async () => {
  world.document.session = session
  keep({
    accountId: session.userId,
    saved: [7, null, '', '2', { id: 3 }],
    licensed: 'none',
    pictures: [null, { id: '2' }, kept('2', { aspect: -1 }), kept('1'), 'x']
  })

  const { holdings } = await open(['1'])

  expect(holdings.$yours.get()).toMatchObject({
    saved: ['2'],
    licensed: [],
    pictures: [kept('1')]
  })
  expect(namesIn('Recent')).toEqual(['Kept 1'])
})

it('keeps names and pictures for the next start', async () => {
  world.web.on(`GET ${addresses.gateway}/api/v2/images`, ({ url }) =>
    listReply(url.searchParams.getAll('id').map(id => imageRecord(id)))
  )
  const { document, holdings } = await open(['1', '2'])
  await screen.findByRole('list', { name: 'Recent' })

  await expect
    .poll(() => holdings.$yours.get().pictures.map(({ name }) => name))
    .toEqual(['Picture 1', 'Picture 2'])
  expect(document.saved.get('yours')).toContain('Picture 2')
})

it('opens an asset, among those of its strip', async () => {
  world.document.session = session
  const pictures = [kept('1'), kept('2')]
  keep({ accountId: session.userId, pictures })
  world.web.on(`GET ${addresses.service}/v2/*`, never)
  const { view } = await open(['1', '2'])
  const [, second] = await screen.findAllByRole('button', { name: /^Kept/ })

  await userEvent.click(second ?? document.body)

  const shown = view.$view.get()
  expect(shown).toMatchObject({ name: 'asset', assetId: '2' })
  const items = shown.name === 'asset' && shown.from?.$items.get()
  expect(items).toMatchObject([{ assetId: '1' }, { assetId: '2' }])
})
