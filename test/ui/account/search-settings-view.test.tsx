import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { searchesFor } from '../../kept-searches.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import { $filterCount } from '../../../ui/search/query/filters.ts'
import { $settings } from '../../../ui/shell/settings.ts'
import { AccountView } from '../../../ui/account/account-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
})

afterEach(() => {
  cleanup()
  $settings.set(defaultSettings)
})

function show(...words: string[]): void {
  const recentSearches = searchesFor(...words)
  $settings.set({ ...defaultSettings, recentSearches })
  render(<AccountView />)
}

it('searches with or without safe search', async () => {
  show()
  const box = screen.getByRole('checkbox', { name: 'Safe search' })

  await userEvent.click(box)
  const without = [$settings.get().safeSearch, $filterCount.get()]
  await userEvent.click(box)

  expect(without).toEqual([false, 1])
  expect($settings.get().safeSearch).toBe(true)
})

it('forgets all searches, and moves the focus to the message', async () => {
  show('lake', 'boat')
  const message = screen.getByText('2 recent searches on this computer')

  await userEvent.click(
    screen.getByRole('button', { name: 'Clear search history' })
  )

  expect($settings.get().recentSearches).toEqual([])
  expect(document.activeElement).toBe(message)
  await expect.poll(() => message.textContent).toBe('No recent searches')
  expect(screen.queryByRole('button', { name: /^Clear search/ })).toBeNull()
})
