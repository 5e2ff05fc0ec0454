import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MediaType } from '../../../../contract/api/media-type.ts'
import type { FrameContent } from '../../../../contract/selection.ts'
import { defaultSettings } from '../../../../contract/settings.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { addresses, createWorld, openPanel } from '../../open-panel.ts'
import type { World } from '../../open-panel.ts'

afterEach(cleanup)

let world: World

const wide = { width: 300, height: 200 }
const high = { width: 200, height: 300 }

const poster: FrameContent = {
  count: 1,
  texts: ['Fresh coffee', 'for the morning'],
  names: ['Poster', 'Rectangle 3'],
  places: [wide, wide]
}

beforeEach(() => {
  world = createWorld()
  for (const path of ['images/search', 'videos/search', 'audio/search']) {
    world.web.on(`GET ${addresses.gateway}/api/v2/${path}`, () =>
      listReply([imageRecord('1')])
    )
  }
  world.document.selection = { count: 1, layers: [] }
  world.document.frame = poster
  world.document.colors = ['ffffff', 'c04020', '808080', '2040c0']
})

async function open(medium: MediaType = 'image') {
  world.document.settings = { ...defaultSettings, medium }
  const panel = await openPanel(world)
  const { FromFrameSection } =
    await import('../../../../ui/search/start/from-frame-section.tsx')
  render(<FromFrameSection />)
  return panel
}

function section(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'From this frame' })
}

async function texts(): Promise<(string | null)[]> {
  const chips = within(await section()).getAllByRole('listitem')
  return chips.map(chip => chip.textContent)
}

it('offers words, colors and the shape, and asks for nothing', async () => {
  await open()

  expect(await texts()).toEqual(['Fresh coffee', 'morning', 'Horizontal'])
  const colors = within(await section()).getAllByRole('radio')
  expect(colors.map(one => one.getAttribute('aria-label'))).toEqual([
    '#c04020',
    '#2040c0'
  ])
  expect(world.web.calls()).toEqual([])
})

it('searches for a word in the shape of the placeholders', async () => {
  const { search } = await open()

  await userEvent.click(within(await section()).getByText('morning'))

  await expect.poll(() => search.$search.get().state).toBe('ready')
  const [sent, ...others] = world.web.calls('/api/v2/images/search')
  expect(sent?.url.searchParams.get('query')).toBe('morning')
  expect(sent?.url.searchParams.get('orientation')).toBe('horizontal')
  expect(others).toEqual([])
})

it('searches for any shape if the placeholders differ', async () => {
  world.document.frame = { ...poster, places: [wide, high] }
  const { filters } = await open()

  await userEvent.click(within(await section()).getByText('morning'))

  expect(await texts()).toEqual(['Fresh coffee', 'morning'])
  expect(filters.$filters.get()).toEqual({})
})

it.each([
  ['the shape', 'Search for Horizontal', { orientation: 'horizontal' }],
  ['a color', '#2040c0', { color: '2040c0' }]
])('searches by %s alone', async (_, label, expected) => {
  const { filters, search } = await open()

  await userEvent.click(within(await section()).getByLabelText(label))

  await expect.poll(() => search.$search.get().state).toBe('ready')
  expect(filters.$filters.get()).toEqual(expected)
  expect(search.$query.get()).toBe('')
  expect(world.web.calls('/api/v2/images/search')).toHaveLength(1)
})

it.each(['video', 'audio'] as const)(
  'offers words alone for %s',
  async medium => {
    const { filters } = await open(medium)

    expect(await texts()).toEqual(['Fresh coffee', 'morning'])
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(within(await section()).getByText('morning'))
    expect(filters.$filters.get()).toEqual({})
  }
)

it('follows the selection', async () => {
  const { controller } = await open()
  await section()

  world.document.frame = { ...poster, count: 2, texts: ['Old tea'], names: [] }
  controller.emit('selectionChanged', { count: 2, layers: [] })

  await screen.findByRole('region', { name: 'From these frames' })
  expect(screen.getByText('Old tea')).toBeTruthy()
  controller.emit('selectionChanged', { count: 0, layers: [] })
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
})

it.each([
  ['no frame is selected', { count: 0, texts: [], names: [], places: [] }],
  [
    'the frame says nothing',
    { count: 1, texts: [], names: ['Frame 1'], places: [] }
  ]
])('is missing while %s', async (_, frame) => {
  world.document.frame = frame
  world.document.colors = []
  await open()

  await expect.poll(() => world.document.calls).toContain('findColors')
  expect(screen.queryByRole('region')).toBeNull()
})
