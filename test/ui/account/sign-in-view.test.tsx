import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { $signIn, resumeSignIn } from '../../../ui/account/session.ts'
import { SignInView } from '../../../ui/account/sign-in-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'

beforeEach(() => {
  useQuietPlatform()
  $signIn.set({ step: 'none' })
})

afterEach(cleanup)

it('can be cancelled while it starts', async () => {
  render(<SignInView />)
  const start = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Sign in'
  })
  await userEvent.click(start)
  expect(start.textContent).toBe('Starting…')

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  await waitFor(() => expect(start.textContent).toBe('Sign in'))
  expect(start.disabled).toBe(false)
})

it('keeps the focus while a sign-in starts, and once it is cancelled', async () => {
  render(<SignInView />)
  const start = screen.getByRole('button', { name: 'Sign in' })
  await userEvent.click(start)
  const whileStarting = document.activeElement

  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  await waitFor(() => expect(start.textContent).toBe('Sign in'))
  expect(whileStarting).toBe(start)
  expect(document.activeElement).toBe(start)
})

it('focuses the sign-in button when waiting is cancelled', async () => {
  const address = 'https://gateway.test/sign-ins/1'
  const endsAt = Date.parse('2026-11-20T12:14:05Z')
  resumeSignIn({ id: '1', verifier: 'v', address, endsAt })
  render(<SignInView />)

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  const start = await screen.findByRole('button', { name: 'Sign in' })
  expect(document.activeElement).toBe(start)
})

it('sends a token once, and keeps the focus while it is checked', async () => {
  render(<SignInView />)
  await userEvent.click(screen.getByText('Use a token instead'))
  await userEvent.type(screen.getByLabelText('Token'), 'v2/abc')
  const use = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Use token'
  })
  await userEvent.click(use)
  const checking = $signIn.get()

  await userEvent.keyboard('{Enter}')

  expect($signIn.get()).toBe(checking)
  expect(use.disabled).toBe(false)
  expect(document.activeElement).toBe(use)
})

it('can be cancelled while a token is checked', async () => {
  render(<SignInView />)
  await userEvent.click(screen.getByText('Use a token instead'))
  await userEvent.type(screen.getByLabelText('Token'), 'v2/abc')
  await userEvent.click(screen.getByRole('button', { name: 'Use token' }))

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))

  const use = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Use token'
  })
  expect(use.disabled).toBe(false)
  expect(document.activeElement).toBe(use)
})
