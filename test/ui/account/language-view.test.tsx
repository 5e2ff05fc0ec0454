// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $settings } from '../../../ui/shell/settings.ts'
import { LanguageView } from '../../../ui/account/language-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
})
afterEach(cleanup)

it('offers all languages, each in its own words, and speaks the chosen one', async () => {
  const user = userEvent.setup()
  render(<LanguageView />)

  const field = screen.getByRole('combobox', { name: 'Language' })
  const offered = screen.getAllByRole('option').map(one => one.textContent)
  await user.selectOptions(field, 'Deutsch')
  const chosen = $settings.get().language
  await screen.findByRole('option', { name: 'Wie der Browser' })
  await user.selectOptions(field, 'Wie der Browser')

  expect(offered).toEqual([
    'Like the browser',
    'English',
    'Deutsch',
    'Français',
    'Español',
    '日本語',
    'Português'
  ])
  expect(chosen).toBe('de')
  expect($settings.get().language).toBeNull()
})
