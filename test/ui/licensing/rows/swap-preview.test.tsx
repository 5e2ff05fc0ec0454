import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { PreviewedUse } from '../../../../contract/swapping.ts'
import {
  $leftOut,
  $swapPreview,
  leftOutOf
} from '../../../../ui/licensing/swap-preview.ts'
import { PreviewProblemView } from '../../../../ui/licensing/views/preview-problem-view.tsx'
import { SwapPreviewView } from '../../../../ui/licensing/rows/swap-preview-view.tsx'
import { imageOf } from '../../../image-refs.ts'

const layer: PreviewedUse = {
  assetId: '1',
  mediaType: 'image',
  id: '1:2',
  mainId: null,
  name: 'Hero',
  pageName: 'Landing',
  holder: 'layer',
  changes: [],
  refusal: null
}

beforeEach(() => $leftOut.set(new Map()))

afterEach(cleanup)

/** Opens the list of places, each with this many followers. */
async function show(
  ...places: [Partial<PreviewedUse>, number?][]
): Promise<void> {
  const uses = places.flatMap(([place, followers = 0], i) => {
    const id = `1:${i}`
    const follower = { ...layer, mainId: id, holder: place.holder ?? 'layer' }
    return [
      { ...layer, id, ...place },
      ...Array.from({ length: followers }, (_, n) => ({
        ...follower,
        id: `I5:${n};${id}`
      }))
    ]
  })
  $swapPreview.set({ state: 'ready', uses, unreadPages: [] })
  render(<SwapPreviewView asset={imageOf('1')} />)
  const summary = screen.queryByText(/^Used in/)
  if (summary) await userEvent.click(summary)
}

function crop(width: number) {
  const transform = [
    [width, 0, 0],
    [0, 1, 0]
  ]
  return { transform }
}

const texts: [
  name: string,
  use: Partial<PreviewedUse>,
  followers: number,
  text: string
][] = [
  ['a layer', {}, 0, 'Landing · fill only'],
  [
    'a crop',
    { changes: [{ before: crop(0.5), after: crop(0.25) }] },
    0,
    'Landing · keeps the crop on the subject'
  ],
  [
    'tiles',
    {
      changes: [{ before: { scalingFactor: 1 }, after: { scalingFactor: 2 } }]
    },
    0,
    'Landing · keeps the tile size'
  ],
  [
    'a crop that stays',
    { changes: [{ before: crop(0.5), after: crop(0.5) }] },
    0,
    'Landing · fill only'
  ],
  [
    'a style',
    { holder: 'style', pageName: '' },
    3,
    'style of 3 layers · fill only'
  ],
  [
    'a main component',
    { holder: 'main-component' },
    12,
    'Landing · main component, 12 layers in instances follow · fill only'
  ],
  [
    'an override',
    { holder: 'override' },
    0,
    'Landing · instance with its own fill · fill only'
  ]
]

it.each(texts)(
  'describes the changes in %s',
  async (_, use, followers, text) => {
    await show([use, followers])

    expect(screen.getByText(text)).toBeTruthy()
  }
)

it('counts the layers that show the asset', async () => {
  await show([{}], [{ holder: 'main-component' }, 4])

  expect(screen.getByText('Used in 6 layers')).toBeTruthy()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('leaves out a single use', async () => {
  await show([{ name: 'Hero' }], [{ name: 'Footer' }])

  await userEvent.click(screen.getByRole('checkbox', { name: /^Footer/ }))

  expect(leftOutOf(imageOf('1'))).toEqual(['1:1'])
  expect(screen.getByText('Used in 2 layers, 1 excluded')).toBeTruthy()
})

it('includes a use again', async () => {
  await show([{ name: 'Hero' }])
  const box = screen.getByRole('checkbox', { name: /^Hero/ })

  await userEvent.click(box)
  await userEvent.click(box)

  expect(leftOutOf(imageOf('1'))).toEqual([])
})

it('shows why a use cannot be swapped, without a checkbox', async () => {
  await show([{ name: 'Shared', refusal: 'from-library' }])

  const row = within(screen.getByRole('listitem'))
  expect(row.getByText(/This comes from a library/)).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('shows no other assets', async () => {
  await show([{ assetId: '2' }])

  expect(document.body.textContent).toBe('')
})

it('counts uses that follow a left-out one', async () => {
  await show([{ name: 'Card', holder: 'main-component' }, 4], [{}])

  await userEvent.click(screen.getByRole('checkbox', { name: /^Card/ }))

  expect(screen.getByText('Used in 6 layers, 5 excluded')).toBeTruthy()
})

it('renders no uses before they are opened', () => {
  $swapPreview.set({ state: 'ready', uses: [layer], unreadPages: [] })
  render(<SwapPreviewView asset={imageOf('1')} />)

  expect(screen.queryByRole('listitem')).toBeNull()
})

it('shows that the preview is loading', () => {
  $swapPreview.set({ state: 'loading' })
  render(<SwapPreviewView asset={imageOf('1')} />)

  expect(screen.getByText('Finding layers…')).toBeTruthy()
})

it('shows that no page could be read', () => {
  $swapPreview.set({ state: 'failed' })
  render(<PreviewProblemView />)

  expect(screen.getByText('Couldn’t check this file')).toBeTruthy()
})

it('names pages that could not be read', () => {
  $swapPreview.set({
    state: 'ready',
    uses: [],
    unreadPages: pagesOf('Archive', 'Old')
  })
  render(<PreviewProblemView />)

  expect(screen.getByText(/^Archive, Old may show more comps/)).toBeTruthy()
})

it('shows no hint when all pages were read', () => {
  $swapPreview.set({ state: 'ready', uses: [layer], unreadPages: [] })
  render(<PreviewProblemView />)

  expect(document.body.textContent).toBe('')
})

function pagesOf(...names: string[]) {
  return names.map(name => ({ pageId: name, name }))
}
