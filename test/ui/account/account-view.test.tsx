import { cleanup, render, screen, waitFor } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { MediaType } from '../../../contract/api/media-type.ts'
import type { Session } from '../../../contract/session.ts'
import { setActiveSession } from '../../../ui/api/bearer.ts'
import { $subscriptions } from '../../../ui/account/subscriptions.ts'
import { $notices } from '../../../ui/shell/notices.ts'
import { $signIn, resumeSignIn } from '../../../ui/account/session.ts'
import type { SignIn } from '../../../ui/account/session.ts'
import { $reconnectedAt } from '../../../ui/shell/online.ts'
import { openTokenForm } from '../../../ui/shell/token-sign-in.ts'
import { AccountView } from '../../../ui/account/account-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'
import type { Sent } from '../quiet-platform.ts'

type Waiting = Extract<SignIn, { step: 'waiting' }>

let sent: Sent[] = []

const session: Session = {
  accessToken: 'secret',
  expiresAt: null,
  handle: 'sealed',
  userId: '5',
  userName: 'Dana Designer',
  scopes: ['user.view', 'licenses.create', 'licenses.view', 'purchases.view']
}

const monthly = {
  id: 's1',
  name: 'Monthly Subscription',
  license: 'standard',
  left: 320,
  limit: 350,
  expiresAt: null,
  renewsAt: '2026-12-01T00:00:00Z',
  media: ['image'] as const,
  isForEditorial: false,
  price: null,
  asksFor: [],
  formats: []
}

const endsAt = Date.parse('2026-11-20T12:14:05Z')

beforeEach(() => {
  sent = useQuietPlatform()
  setActiveSession(null)
  $notices.set([])
  $signIn.set({ step: 'none' })
  $reconnectedAt.set(0)
  $subscriptions.set({ state: 'ready', subscriptions: [] })
})

afterEach(cleanup)

function resume(change: Partial<Waiting> = {}) {
  const address = 'https://gateway.test/sign-ins/1'
  resumeSignIn({ id: '1', verifier: 'v', address, endsAt })
  const signIn = $signIn.get()
  if (signIn.step === 'waiting') $signIn.set({ ...signIn, ...change })
}

it('starts a sign-in', async () => {
  render(<AccountView />)

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($signIn.get().step).toBe('starting')
})

it('waits for the pairing code and shows how long', () => {
  resume()

  render(<AccountView />)

  expect(screen.getByRole('status').textContent).toBe(
    'Continue in your browser'
  )
  expect(screen.getByText('14:05 left')).toBeTruthy()
})

it('shows no time once the browser shows the pairing code', () => {
  resume({ ready: true })

  render(<AccountView />)

  expect(screen.getByText(/six letters your browser shows/)).toBeTruthy()
  expect(screen.queryByText(/left$/)).toBeNull()
})

it('redeems the pairing code', async () => {
  resume({ ready: true })
  render(<AccountView />)
  expect(screen.getByRole('status').textContent).toMatch(/shows a pairing code/)

  await userEvent.type(screen.getByLabelText('Pairing code'), 'bcdfgh{Enter}')

  expect($signIn.get().step).toBe('redeeming')
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Finishing…'
  })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
})

it('explains why the code was refused', () => {
  resume({ error: { code: 'pairing-code-wrong', message: 'raw' } })

  render(<AccountView />)

  expect(screen.getByRole('alert').textContent).toMatch(
    /isn’t the pairing code/
  )
})

it('copies the link without a clipboard API', async () => {
  resume()
  const copied: string[] = []
  document.execCommand = command => {
    const field = document.querySelector('textarea')
    copied.push(`${command} ${field?.value}`)
    return true
  }
  render(<AccountView />)

  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))

  expect(copied).toEqual(['copy https://gateway.test/sign-ins/1'])
  expect($notices.get()[0]?.text).toMatch(/Link copied/)
  expect(document.querySelector('textarea')).toBeNull()
})

it('reports that the link could not be copied', async () => {
  resume()
  document.execCommand = () => false
  render(<AccountView />)

  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))

  expect($notices.get()[0]?.kind).toBe('error')
})

it('opens the page again', async () => {
  resume()
  render(<AccountView />)

  await userEvent.click(screen.getByRole('button', { name: 'Open again' }))

  expect(sent).toContainEqual({
    method: 'openAddress',
    input: { url: 'https://gateway.test/sign-ins/1' }
  })
})

it('opens the token form on request, until the person is signed in', async () => {
  openTokenForm()

  render(<AccountView />)

  const isOpen = () =>
    screen.getByText('Use a token instead').closest('details')?.open
  expect(isOpen()).toBe(true)
  setActiveSession(session)
  await screen.findByText('Dana Designer')
  setActiveSession(null)
  await screen.findByText('Use a token instead')
  expect(isOpen()).toBe(false)
})

it('accepts a token instead', async () => {
  render(<AccountView />)

  await userEvent.click(screen.getByText('Use a token instead'))
  await userEvent.type(screen.getByLabelText('Token'), 'v2/abc')
  await userEvent.click(screen.getByRole('button', { name: 'Use token' }))

  expect($signIn.get().step).toBe('checking-token')
  expect(screen.getByLabelText('Token').getAttribute('type')).toBe('password')
})

it('shows who is signed in and the downloads left', async () => {
  setActiveSession(session)
  $subscriptions.set({
    state: 'ready',
    subscriptions: [monthly]
  })

  render(<AccountView />)

  expect(screen.getByText('Dana Designer')).toBeTruthy()
  expect(screen.getByText('Not you?')).toBeTruthy()
  expect(screen.getByText('320 of 350 left')).toBeTruthy()
  expect(screen.getByText('Renews on 1 December 2026.')).toBeTruthy()
})

it('shows that a subscription has ended', () => {
  setActiveSession(session)
  const none = { left: null, limit: null }
  const ended = { ...monthly, ...none, expiresAt: '2026-10-07T00:00:00Z' }
  $subscriptions.set({ state: 'ready', subscriptions: [ended] })

  render(<AccountView />)

  expect(screen.getByText('Ended on 7 October 2026.')).toBeTruthy()
})

it.each([
  [true, /^Editorial use only\. Renews/],
  [false, /^Not for images, videos or music\. Renews/]
])(
  'shows what a subscription is for (editorial: %s)',
  (isForEditorial, words) => {
    setActiveSession(session)
    const other = { ...monthly, media: [], isForEditorial }
    $subscriptions.set({ state: 'ready', subscriptions: [other] })

    render(<AccountView />)

    expect(screen.getByText(words)).toBeTruthy()
  }
)

it.each<[MediaType[], string]>([
  [['image'], ''],
  [['video'], 'For videos. '],
  [['audio'], 'For music. '],
  [['image', 'video'], 'For images and videos. '],
  [['image', 'video', 'audio'], 'For images, videos and music. ']
])('shows what a subscription is for: %s', (media, words) => {
  setActiveSession(session)
  const own = { ...monthly, media }
  $subscriptions.set({ state: 'ready', subscriptions: [own] })
  render(<AccountView />)

  expect(screen.getByText(`${words}Renews on 1 December 2026.`)).toBeTruthy()
})

it('shows what a token without rights cannot do', () => {
  setActiveSession({ ...session, scopes: ['user.view'] })

  render(<AccountView />)

  expect(screen.getByText('This account can’t license here')).toBeTruthy()
})

it.each([
  [null, /^This token can’t show subscriptions/],
  ['sealed', /^This sign-in can’t show subscriptions/]
])(
  'does not ask for subscriptions it may not see (handle: %s)',
  (handle, words) => {
    const scopes = ['user.view', 'licenses.create', 'licenses.view']
    setActiveSession({ ...session, handle, scopes })
    $subscriptions.set({ state: 'idle' })

    render(<AccountView />)

    expect(screen.getByText(words)).toBeTruthy()
    expect($subscriptions.get().state).toBe('idle')
  }
)

it('fetches unknown subscriptions', () => {
  setActiveSession(session)
  $subscriptions.set({ state: 'idle' })

  render(<AccountView />)

  expect($subscriptions.get().state).toBe('loading')
})

it('signs out and shows how long access remains', async () => {
  setActiveSession(session)
  render(<AccountView />)
  expect(screen.getByText(/expires within an hour/)).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }))

  await waitFor(() =>
    expect(sent).toContainEqual({
      method: 'saveText',
      input: { key: 'session', text: null }
    })
  )
})

it('fetches subscriptions again when the connection is back', async () => {
  setActiveSession(session)
  const error = { code: 'offline', message: '', data: { at: 1 } } as const
  $subscriptions.set({ state: 'failed', error })
  render(<AccountView />)
  const button = screen.getByRole('button', { name: 'Try again' })

  $reconnectedAt.set(2)

  await expect.poll(() => $subscriptions.get().state).toBe('loading')
  expect(button.isConnected).toBe(false)
})
