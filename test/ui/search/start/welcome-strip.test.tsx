import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { defaultSettings } from '../../../../contract/settings.ts'
import { $settings } from '../../../../ui/shell/settings.ts'
import { $view } from '../../../../ui/shell/view.ts'
import { WelcomeStrip } from '../../../../ui/search/start/welcome-strip.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { signInWith } from '../../sign-in-with.ts'

beforeEach(() => {
  useQuietPlatform()
  signInWith(null)
  $settings.set(defaultSettings)
})

afterEach(cleanup)

function steps(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('names three steps, each with its action', async () => {
  render(<WelcomeStrip />)

  expect(steps()).toHaveLength(3)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect($view.get()).toEqual({ name: 'account' })
})

it('marks completed steps', () => {
  $settings.set({ ...defaultSettings, recentComps: ['1'] })
  signInWith([])

  render(<WelcomeStrip />)

  expect(steps()).toEqual([
    expect.stringMatching(/^Done: Search, then place/),
    expect.stringMatching(/^Done: Sign in/),
    expect.stringMatching(/^3See what this file uses/)
  ])
})

it.each([['This file'], ['Hide getting started']])(
  'ends with “%s”',
  async name => {
    render(<WelcomeStrip />)

    await userEvent.click(screen.getByRole('button', { name }))

    expect($settings.get().isWelcomed).toBe(true)
  }
)
