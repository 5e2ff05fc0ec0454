import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languages } from '../../../contract/settings.ts'
import { $settings } from '../../../ui/shell/settings.ts'
import { LanguageView } from '../../../ui/account/language-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
})
afterEach(cleanup)

it('lists each language by its own name and applies the chosen one', async () => {
  const user = userEvent.setup()
  render(<LanguageView />)

  const field = screen.getByRole('combobox', { name: 'Language' })
  const offered = screen.getAllByRole('option').map(one => one.textContent)
  await user.selectOptions(field, 'Deutsch')
  const chosen = $settings.get().language
  await screen.findByRole('option', { name: 'Wie im Browser' })
  await user.selectOptions(field, 'Wie im Browser')

  expect(offered).toHaveLength(1 + languages.length)
  expect(offered[0]).toBe('Same as browser')
  expect(offered).toEqual(
    expect.arrayContaining(['English', 'Français', '日本語'])
  )
  expect(chosen).toBe('de')
  expect($settings.get().language).toBeNull()
})
