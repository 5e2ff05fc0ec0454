import { cleanup, render, screen, within } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { languages } from '../../../contract/settings.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import { AccountView } from '../../../ui/account/account-view.tsx'
import { $isHelpOpen, showHelp } from '../../../ui/shell/help.ts'
import { HelpDialog } from '../../../ui/shell/help-dialog.tsx'
import { applyLanguage } from '../../../ui/words/apply-language.ts'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

let sent: Sent[] = []

beforeEach(() => {
  sent = useQuietPlatform()
})

afterEach(() => {
  cleanup()
  showHelp(false)
  applyLanguage(['en'])
})

function summaries(): HTMLElement[] {
  const dialog = screen.getByRole('dialog')
  return [...dialog.querySelectorAll('summary')]
}

it('answers ten questions without a request', async () => {
  render(<HelpDialog />)

  const [first] = summaries()
  if (first) await userEvent.click(first)

  expect(summaries()).toHaveLength(10)
  expect(first?.textContent).toBe('Do I need an account?')
  expect(screen.getByText(/^Not to search and place comps/)).toBeTruthy()
  expect(sent).toEqual([])
})

it('shows the keys, too', () => {
  render(<HelpDialog />)

  const dialog = within(screen.getByRole('dialog', { name: 'Help' }))
  expect(dialog.getByText('Go to the search field')).toBeTruthy()
  expect(dialog.getByText('Pick or unpick')).toBeTruthy()
})

it.each(languages)('has short answers in the language %s', async language => {
  const title = { en: 'Help', de: 'Hilfe', fr: 'Aide', es: 'Ayuda' }
  const others = { ja: 'ヘルプ', pt: 'Ajuda' }
  applyLanguage([language])
  render(<HelpDialog />)
  await screen.findByRole('dialog', { name: { ...title, ...others }[language] })

  for (const summary of summaries()) await userEvent.click(summary)

  const answers = [...screen.getByRole('dialog').querySelectorAll('details p')]
  const lengths = answers.map(({ textContent }) => textContent.length)
  expect(lengths).toHaveLength(10)
  expect(Math.min(...lengths)).toBeGreaterThan(20)
  expect(Math.max(...lengths)).toBeLessThan(260)
})

it('opens from Account', async () => {
  render(<AccountView />)

  await userEvent.click(
    screen.getByRole('button', { name: 'Questions and keys' })
  )

  expect($isHelpOpen.get()).toBe(true)
})

it('opens the page for feedback in the browser', async () => {
  const url = 'https://library.test/say'
  const { addresses, ...others } = platform()
  usePlatform({ ...others, addresses: { ...addresses, feedback: url } })
  render(<AccountView />)

  await userEvent.click(screen.getByRole('button', { name: 'Give feedback' }))

  expect(sent).toContainEqual({ method: 'openAddress', input: { url } })
})

it('offers no feedback without a page for it', () => {
  render(<AccountView />)

  expect(screen.queryByRole('button', { name: 'Give feedback' })).toBeNull()
})
