import { render, screen, waitFor, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { $filters } from '../../../../ui/search/query/filters.ts'
import { $layerColors } from '../../../../ui/search/filters/layer-colors.ts'
import { handleSelection } from '../../../../ui/shell/selection.ts'
import { SearchView } from '../../../../ui/search/search-view.tsx'
import { layerOf } from '../../open-placing.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { useUnfilteredSearch } from '../../use-unfiltered-search.ts'

useUnfilteredSearch()

async function openColors(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Color filter' }))
  return screen.findByRole('dialog', { name: 'Color' })
}

it.each([
  [0, [], 'Select a layer to use its colors'],
  [1, [], 'This layer has no color. Select one with a fill or stroke.'],
  [2, [], 'These layers have no color. Select one with a fill or stroke.']
])('shows why %i layers have no colors', async (count, colors, text) => {
  handleSelection({ count, layers: [] })
  $layerColors.set({ state: 'ready', colors })
  render(<SearchView />)

  const choices = within(await openColors())

  expect(choices.getByText(text)).toBeTruthy()
  expect(choices.queryByRole('radiogroup', { name: /^Color from/ })).toBeNull()
})

it('uses a color of the selected layer', async () => {
  handleSelection({ count: 1, layers: [layerOf('Hero')] })
  $layerColors.set({ state: 'ready', colors: ['1b2c3d', 'ffffff'] })
  render(<SearchView />)

  const own = within(
    within(await openColors()).getByRole('radiogroup', {
      name: 'Color from the selected layer'
    })
  )
  expect(
    own.getAllByRole('radio').map(one => one.getAttribute('aria-label'))
  ).toEqual(['#1b2c3d', 'White'])
  await userEvent.click(own.getByRole('radio', { name: '#1b2c3d' }))

  expect($filters.get()).toEqual({ color: '1b2c3d' })
  expect(
    screen.getByRole('button', { name: 'Remove filter #1b2c3d' })
  ).toBeTruthy()
})

it('reads the colors again when the selection changes', async () => {
  const sent = useQuietPlatform()
  handleSelection({ count: 1, layers: [] })
  $layerColors.set({ state: 'loading' })
  render(<SearchView />)
  const looks = () => sent.filter(one => one.method === 'findColors').length

  const choices = within(await openColors())
  await waitFor(() => expect(looks()).toBe(1))
  expect(choices.getByText('Reading layer colors…')).toBeTruthy()
  handleSelection({ count: 2, layers: [] })
  await waitFor(() => expect(looks()).toBe(2))
  const error = { code: 'channel-closed', message: '' } as const
  $layerColors.set({ state: 'failed', error })

  expect(
    await choices.findByText(/^Cleared lost its connection to the file/)
  ).toBeTruthy()
})
