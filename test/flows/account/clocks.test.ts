import { beforeEach, expect, it } from 'vitest'
import { savedKeys } from '../../../contract/saved.ts'
import { license, stepsOf } from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const minute = 60_000
const refreshes = `POST ${addresses.gateway}/sessions/refresh`

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

function countRefreshes(): number {
  return stack.network.asked.filter(line => line === refreshes).length
}

it.each([16, 65, -16, 500_000, -500_000])(
  'signs in, searches and licenses with a clock %i minutes ahead',
  async ahead => {
    stack.ahead = ahead * minute
    await signInWithPages(stack, file, 'designer')

    const [placed] = await placeResults(file, 'mountain', 1)
    await license(file, [placed?.assetId ?? ''])

    expect(stepsOf(file)).toEqual(['done'])
    expect(countRefreshes()).toBe(0)
  }
)

it.each([65, -65, 500_000])(
  'finds with the token it has when the clock moved %i minutes and the gateway is down',
  async moved => {
    await signInWithPages(stack, file, 'designer')
    stack.ahead = moved * minute
    stack.network.takeDown(addresses.gateway)
    const reopened = await stack.reopen(file)

    await reopened.panel.search('mountain')
    await reopened.panel.fetchSubscriptions()

    expect(readResults(reopened.panel).length).toBeGreaterThan(0)
    expect(reopened.panel.$subscriptions.get().state).toBe('ready')
    expect(reopened.panel.$session.get().state).toBe('in')
  }
)

it('refreshes a token that expired while the clock was slow', async () => {
  stack.ahead = 600 * minute
  await signInWithPages(stack, file, 'designer')
  stack.ahead = 0
  await stack.clock.advance(61 * minute)

  await file.panel.fetchSubscriptions()

  expect(file.panel.$subscriptions.get().state).toBe('ready')
  expect(countRefreshes()).toBe(1)
  expect(readNotices(file)).not.toMatch(/has ended/)
})

it('starts a new sign-in when the clock moved past the end of the old one', async () => {
  await file.panel.startSignIn()
  stack.ahead = 65 * minute
  const reopened = await stack.reopen(file)

  await signInWithPages(stack, reopened, 'designer')

  expect(reopened.panel.$session.get().state).toBe('in')
})

it('reads the session that 0.1 saved, which ends by the gateway’s clock', async () => {
  stack.ahead = 65 * minute
  await signInWithPages(stack, file, 'designer')
  const [key = '', saved] =
    [...stack.storage].find(([one]) => one.endsWith(savedKeys.session)) ?? []
  const { accessToken, handle, userId, userName, scopes } = JSON.parse(
    String(saved)
  ) as Record<string, unknown>
  const expiresAt = stack.clock.now() + 60 * minute
  const old = { accessToken, expiresAt, handle, userId, userName, scopes }
  stack.storage.set(key, JSON.stringify(old))

  const reopened = await stack.reopen(file)
  await reopened.panel.fetchSubscriptions()

  expect(reopened.panel.$subscriptions.get().state).toBe('ready')
  expect(reopened.panel.$session.get()).toMatchObject({
    state: 'in',
    userName: 'Designer Demo'
  })
})
