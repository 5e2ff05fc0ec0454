import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $licensing } from '../../../../ui/licensing/purchase/licensing.ts'
import { platform, usePlatform } from '../../../../ui/platform/platform.ts'
import { $signIn } from '../../../../ui/account/session.ts'
import { $view, openView } from '../../../../ui/shell/view.ts'
import { LicenseDialog } from '../../../../ui/licensing/views/license-dialog.tsx'
import { useQuietPlatform } from '../../quiet-platform.ts'
import { ask, toLicense } from '../../shown-plan.tsx'
import { imagesOf } from '../../../image-refs.ts'

beforeEach(() => {
  useQuietPlatform()
  openView({ name: 'search' })
  $signIn.set({ step: 'none' })
})

afterEach(cleanup)

it('starts the sign-in when nobody is signed in', async () => {
  const error = { code: 'signed-out', message: '' } as const
  $licensing.set({ state: 'failed', assets: imagesOf(['1']), error })
  render(<LicenseDialog />)
  expect(screen.getByRole('alert').textContent).toMatch(/^Sign in to license/)

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($view.get()).toEqual({ name: 'account' })
  expect($licensing.get()).toEqual({ state: 'idle' })
  expect($signIn.get().step).not.toBe('none')
})

it('continues when confirmed, with a sign-in when signed out', async () => {
  ask([toLicense('1')])
  const before = $licensing.get().state

  await userEvent.click(screen.getByRole('button', { name: 'License 1 image' }))

  expect(before).toBe('confirm')
  expect(screen.getByRole('alert').textContent).toMatch(/^Sign in to license/)
})

it('only opens the account when the sign-in may not license', async () => {
  const error = { code: 'token-lacks-scope', message: '' } as const
  $licensing.set({ state: 'failed', assets: imagesOf(['1']), error })
  render(<LicenseDialog />)
  expect(screen.getByRole('alert').textContent).toMatch(/^Nothing was licensed/)

  await userEvent.click(screen.getByRole('button', { name: 'Open account' }))

  expect($view.get()).toEqual({ name: 'account' })
  expect($signIn.get()).toEqual({ step: 'none' })
})

it('explains what is not checked before it offers to continue', () => {
  const error = { code: 'gateway-unreachable', message: '' } as const
  $licensing.set({ state: 'failed', assets: imagesOf(['1']), error })

  render(<LicenseDialog />)

  expect(screen.getByRole('alert').textContent).toMatch(
    /nothing prevents a double charge if your browser repeats the request/
  )
  expect(
    screen.getByRole('button', { name: 'License without it' })
  ).toBeTruthy()
})

it('waits as long as the service asked for before it plans again', () => {
  const data = { at: Date.now(), retryAfter: 25_000 }
  const error = { code: 'rate-limited', message: '', data } as const
  usePlatform({ ...platform(), now: () => data.at })
  $licensing.set({ state: 'failed', assets: imagesOf(['1']), error })

  render(<LicenseDialog />)

  const name = 'Try again in 25 seconds'
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button.disabled).toBe(true)
})
