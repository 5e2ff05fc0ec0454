// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $settings } from '../../../ui/stores/settings.ts'
import { LanguageView } from '../../../ui/views/language-view.tsx'
import { useQuietPlatform } from './quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
})
afterEach(cleanup)

it('offers the languages that are there, each in its own words', async () => {
  const user = userEvent.setup()
  render(<LanguageView languages={['en', 'de', 'ja']} />)

  const field = screen.getByRole('combobox', { name: 'Language' })
  const offered = screen.getAllByRole('option').map(one => one.textContent)
  await user.selectOptions(field, 'Deutsch')
  const chosen = $settings.get().language
  await user.selectOptions(field, 'Like the browser')

  expect(offered).toEqual(['Like the browser', 'English', 'Deutsch', '日本語'])
  expect(chosen).toBe('de')
  expect($settings.get().language).toBeNull()
})

it('asks nothing while there is one language', () => {
  const { container } = render(<LanguageView languages={['en']} />)

  expect(container.textContent).toBe('')
})
