import { beforeEach, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const path = '/v2/images/search'
const relayed = `GET ${addresses.gateway}/api/v2/images/search`

it('shows only the newest search, however late an older one ends', async () => {
  const release = stack.network.holdNext(relayed)

  const older = file.panel.search('mountain')
  const newer = file.panel.search('cat')
  await newer
  release()
  await older

  expect(file.panel.$search.get()).toMatchObject({
    state: 'ready',
    query: 'cat'
  })
  expect(file.panel.$query.get()).toBe('cat')
})

it('loads more of the same without showing an asset twice', async () => {
  await file.panel.search('mountain')
  const before = readResults(file.panel).map(({ assetId: id }) => id)

  await Promise.all([
    file.panel.results.loadMore(),
    file.panel.results.loadMore()
  ])

  const ids = readResults(file.panel).map(({ assetId: id }) => id)
  expect(ids.slice(0, before.length)).toEqual(before)
  expect(ids.length).toBeGreaterThan(before.length)
  expect(new Set(ids).size).toBe(ids.length)
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})

it('keeps the results when the next page fails, and asks again', async () => {
  await file.panel.search('mountain')
  const before = readResults(file.panel).length
  stack.service.faults.failNext({ path, status: 500 })

  await file.panel.results.loadMore()
  const failed = file.panel.$search.get()
  await file.panel.retrySearch()

  expect(failed).toMatchObject({
    state: 'ready',
    more: { error: { code: 'service-failed' } }
  })
  expect(readResults(file.panel).length).toBeGreaterThan(before)
})

it('waits as long as a busy service asks', async () => {
  stack.service.faults.failNext({ path, status: 429 })

  const searching = file.panel.search('mountain')
  await stack.until(() => file.panel.$search.get().state !== 'loading')
  await searching

  expect(readResults(file.panel).length).toBeGreaterThan(0)
  expect(stack.service.arrivals.count('GET', path)).toBe(2)
})

it('says so when a service stays too busy', async () => {
  stack.service.faults.failNext({ path, status: 429, times: 9 })

  const searching = file.panel.search('mountain')
  await stack.until(() => file.panel.$search.get().state !== 'loading')
  await searching

  expect(file.panel.$search.get()).toMatchObject({
    state: 'failed',
    error: { code: 'rate-limited' }
  })
})

it('fails in words when the service has a problem, and tries again', async () => {
  stack.service.faults.failNext({ path, status: 500 })

  await file.panel.search('mountain')
  const failed = file.panel.$search.get()
  await file.panel.retrySearch()

  expect(failed).toMatchObject({
    state: 'failed',
    query: 'mountain',
    error: { code: 'service-failed' }
  })
  expect(readResults(file.panel).length).toBeGreaterThan(0)
})

it('searches without the gateway when somebody is signed in', async () => {
  await signInWithPages(stack, file, 'designer')
  stack.network.takeDown(addresses.gateway)

  await file.panel.search('mountain')

  expect(readResults(file.panel).length).toBeGreaterThan(0)
})

it('says that the gateway is down when nobody is signed in', async () => {
  stack.network.takeDown(addresses.gateway)

  await file.panel.search('mountain')
  const failed = file.panel.$search.get()
  stack.network.bringUp(addresses.gateway)
  await file.panel.retrySearch()

  expect(failed).toMatchObject({
    state: 'failed',
    error: { code: 'gateway-unreachable' }
  })
  expect(readResults(file.panel).length).toBeGreaterThan(0)
})

it('says that nothing answers when service and gateway are down', async () => {
  await signInWithPages(stack, file, 'designer')
  stack.network.takeDown(addresses.gateway)
  stack.network.takeDown(addresses.service)

  await file.panel.search('mountain')

  expect(file.panel.$search.get()).toMatchObject({
    state: 'failed',
    error: { code: 'offline' }
  })
})

it('leaves out a record it cannot use and shows the others', async () => {
  await file.panel.search('mountain')
  const [first, ...others] = readResults(file.panel)
  stack.service.faults.malformRecord(first?.assetId ?? '')
  await stack.clock.advance(3_600_000)

  await file.panel.searchAgain()

  expect(readResults(file.panel)).toHaveLength(others.length)
  expect(file.panel.$search.get()).toMatchObject({ dropped: 1 })
})

it('fails on a reply that is not JSON', async () => {
  stack.network.breakNext(relayed, async go =>
    changeText(await go(), () => '{"data": [{"id": "1')
  )

  await file.panel.search('mountain')
  const failed = file.panel.$search.get()
  await file.panel.retrySearch()

  expect(failed).toMatchObject({
    state: 'failed',
    error: { code: 'reply-unreadable' }
  })
  expect(readResults(file.panel).length).toBeGreaterThan(0)
})

it('quotes the service on a request it does not understand', async () => {
  stack.network.breakNext(relayed, () =>
    stack.network.direct(
      new Request(`${addresses.gateway}/api/v2/images/search?sort=upwards`, {
        headers: { Origin: 'null', 'User-Agent': 'A test' }
      })
    )
  )

  await file.panel.search('mountain')

  expect(file.panel.$search.get()).toMatchObject({
    state: 'failed',
    error: {
      code: 'bad-request',
      data: { status: 400, explanation: expect.stringMatching(/\w/) }
    }
  })
})

it('keeps the query and finds nothing for words without an asset', async () => {
  await file.panel.search('xylqzzkw')

  expect(file.panel.$search.get()).toMatchObject({
    state: 'ready',
    query: 'xylqzzkw',
    assets: [],
    total: 0,
    more: 'none'
  })
})
