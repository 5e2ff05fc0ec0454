import { cleanup, render, screen } from '@testing-library/preact'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ErrorData } from '../../../contract/errors.ts'
import { platform, usePlatform } from '../../../ui/platform/platform.ts'
import {
  $isOnline,
  $reconnectedAt,
  $signedInAt
} from '../../../ui/shell/online.ts'
import { $isTokenRequested } from '../../../ui/shell/token-sign-in.ts'
import { $tab, openTab } from '../../../ui/shell/view.ts'
import { FailedView } from '../../../ui/shell/failed-view.tsx'
import { useQuietPlatform } from '../quiet-platform.ts'
import { signInWith } from '../sign-in-with.ts'

let tries = 0
let now = 1000

beforeEach(() => {
  useQuietPlatform()
  now = 1000
  usePlatform({ ...platform(), now: () => now })
  tries = 0
  $isOnline.set(true)
  $reconnectedAt.set(0)
  $signedInAt.set(0)
  $isTokenRequested.set(false)
  signInWith(null)
  openTab('search')
})

afterEach(cleanup)

function show(error: Pick<ErrorData, 'code' | 'data'>) {
  return render(
    <FailedView
      title="Not shown"
      error={{ message: '', ...error }}
      onRetry={() => (tries += 1)}
    />
  )
}

function buttons(): (string | null)[] {
  return screen.getAllByRole('button').map(button => button.textContent)
}

it('offers to try again after a failure of the service', async () => {
  show({ code: 'service-failed' })

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(tries).toBe(1)
  expect(screen.getByRole('alert').textContent).toMatch('library has a problem')
})

it('waits as long as the service asked for, and shows how long', async () => {
  show({ code: 'rate-limited', data: { at: now, retryAfter: 12_000 } })
  const button = screen.getByRole<HTMLButtonElement>('button', {
    name: 'Try again in 12 seconds'
  })
  expect(button.disabled).toBe(true)

  now += 12_000

  await expect.poll(() => button.textContent).toBe('Try again')
  expect(button.disabled).toBe(false)
})

it('waits ten seconds by default', () => {
  show({ code: 'rate-limited', data: { at: now - 4000, retryAfter: null } })

  expect(buttons()).toEqual(['Try again in 6 seconds'])
})

it('offers to sign in when signed out', async () => {
  show({ code: 'session-expired' })

  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))

  expect($tab.get()).toBe('account')
})

it('retries after a sign-in', () => {
  signInWith([])
  show({ code: 'signed-out' })

  expect(buttons()).toEqual(['Try again'])
})

it('offers no retry that cannot help', () => {
  show({ code: 'panel-outdated' })

  expect(screen.queryAllByRole('button')).toEqual([])
})

it('offers the account when a retry may not help', async () => {
  signInWith([])
  show({ code: 'not-allowed' })
  expect(buttons()).toEqual(['Try again', 'Open account'])

  await userEvent.click(screen.getByRole('button', { name: 'Open account' }))

  expect($tab.get()).toBe('account')
})

it.each(['gateway-unreachable', 'gateway-credentials'] as const)(
  'offers a token at %s, once the library was reached',
  async code => {
    const replies: (() => void)[] = []
    const fetch = () =>
      new Promise<Response>(resolve => {
        replies.push(() => resolve(new Response()))
      })
    usePlatform({ ...platform(), fetch })
    show({ code })
    await expect.poll(() => replies).toHaveLength(1)
    expect(buttons()).toEqual(['Try again'])

    replies[0]?.()
    await userEvent.click(
      await screen.findByRole('button', { name: 'Use a token' })
    )

    expect($tab.get()).toBe('account')
    expect($isTokenRequested.get()).toBe(true)
  }
)

it('leaves it to the status line that it is offline', () => {
  $isOnline.set(false)
  show({ code: 'gateway-unreachable' })

  expect(screen.getByRole('alert').textContent).toBe('Not shownTry again')
})

it('offers no token when the library cannot be reached either', async () => {
  const asked: string[] = []
  const fetch = (url: string) => {
    asked.push(url)
    return Promise.reject(new TypeError('Failed to fetch'))
  }
  usePlatform({ ...platform(), fetch })
  show({ code: 'gateway-unreachable' })

  await expect.poll(() => asked).toEqual(['https://service.test'])
  expect(buttons()).toEqual(['Try again'])
})

it('offers no token when signed in', () => {
  signInWith([])
  show({ code: 'gateway-unreachable' })

  expect(buttons()).toEqual(['Try again'])
})

it('retries once when the connection is back', async () => {
  $isOnline.set(false)
  show({ code: 'offline', data: { at: now } })
  expect(tries).toBe(0)

  $reconnectedAt.set(now + 1)

  await expect.poll(() => tries).toBe(1)
})

it('retries a failure from before the connection returned, not a newer one', async () => {
  $reconnectedAt.set(now + 1)
  show({ code: 'offline', data: { at: now } })
  await expect.poll(() => tries).toBe(1)
  cleanup()

  show({ code: 'offline', data: { at: now + 2 } })

  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(tries).toBe(1)
})

it.each(['signed-out', 'session-expired', 'not-allowed'] as const)(
  'reads again once what failed as %s before a sign-in',
  async code => {
    show({ code, data: { at: now } })
    expect(tries).toBe(0)

    $signedInAt.set(now + 1)
    await expect.poll(() => tries).toBe(1)
    cleanup()
    show({ code, data: { at: now + 2 } })

    expect(screen.getByRole('alert')).toBeTruthy()
    expect(tries).toBe(1)
  }
)

it('reads nothing again that a sign-in does not help', () => {
  $signedInAt.set(now + 1)
  show({ code: 'service-failed', data: { at: now } })

  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(tries).toBe(0)
})

it('distinguishes a blocked host from a lost connection', async () => {
  const asked: string[] = []
  usePlatform({
    ...platform(),
    async fetch(url, init) {
      asked.push(`${init?.mode} ${url}`)
      return new Response()
    }
  })
  show({ code: 'offline', data: { at: now, url: 'https://api.test/v2/a?b' } })

  await screen.findByText(/blocked the reply of api\.test/)
  expect(asked).toEqual(['no-cors https://api.test'])
})

it('names a host that the plugin may not open', async () => {
  usePlatform({
    ...platform(),
    async fetch() {
      const event = new Event('securitypolicyviolation')
      Object.assign(event, { blockedURI: 'https://api.test/' })
      document.dispatchEvent(event)
      throw new TypeError('Refused')
    },
    wait: () => Promise.resolve()
  })
  show({ code: 'offline', data: { at: now, url: 'https://api.test/v2/a' } })

  expect(
    await screen.findByText(/^Cleared isn’t allowed to open api\.test/)
  ).toBeTruthy()
})
