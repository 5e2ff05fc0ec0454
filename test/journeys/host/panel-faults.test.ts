import { expect, it } from 'vitest'
import type { Fault } from '../../../dev/figma/network/faults.ts'
import {
  openWithFaults,
  setFaults,
  useFetchingPlugin
} from './use-fetching-plugin.ts'
import type { HostPage } from '../set-up/use-host.ts'

const guest = useFetchingPlugin()

it('applies each fault to a request of the panel', async () => {
  const opened = await guest.open()
  const panel = await opened.panel()
  const url = `${guest.origin()}/a`

  await setFaults(opened, [{ kind: 'cut', address: '*' }])
  const [status, reading] = await panel.evaluate(async url => {
    const reply = await fetch(url)
    return [reply.status, await reply.text().catch(String)] as const
  }, url)
  expect([status, reading]).toEqual([200, expect.stringMatching(/^TypeError/)])
  expect(takeArrivals()).toEqual(['GET /a'])

  await openWithFaults(opened, [
    { kind: 'slow', address: '*', milliseconds: 50 }
  ])
  const slow = await panel.evaluate(async url => {
    const request = new Request(url, { method: 'POST', body: 'text' })
    return (await fetch(request)).text()
  }, url)
  expect(slow).toBe('0123456789')
  expect(takeArrivals(), 'body sent once').toEqual(['POST /a text'])

  await openWithFaults(opened, [{ kind: 'status', address: '*', status: 204 }])
  expect(await guest.ask(opened), 'without a body').toBe('204 ')
})

it('lets the panel cancel a request that is slow', async () => {
  const opened = await guest.open()
  const panel = await openWithFaults(opened, [
    { kind: 'slow', address: '*', milliseconds: 1e6 }
  ])

  const answers = await panel.evaluate(async url => {
    const aborted = new AbortController()
    const cancelled = fetch(url, { signal: aborted.signal }).catch(String)
    aborted.abort()
    const signal = AbortSignal.timeout(20)
    return [await cancelled, await fetch(url, { signal }).catch(String)]
  }, `${guest.origin()}/a`)

  expect(answers).toEqual([
    expect.stringMatching(/^AbortError/),
    expect.stringMatching(/^TimeoutError/)
  ])
  expect(guest.arrivals()).toEqual([])
})

it('sends a request without preflight although the reply has no CORS header', async () => {
  const opened = await guest.open()
  const panel = await openWithFaults(opened, [{ kind: 'cors', address: '*' }])

  const answers = await panel.evaluate(async url => {
    const form = new FormData()
    form.append('name', 'value')
    const json = { 'content-type': 'application/json' }
    return [
      await fetch(`${url}/form`, { method: 'POST', body: form }).catch(String),
      await fetch(`${url}/json`, { headers: json }).catch(String)
    ]
  }, guest.origin())

  const failed = 'TypeError: Failed to fetch'
  expect(answers).toEqual([failed, failed])
  expect(guest.arrivals()).toEqual([expect.stringMatching(/^POST \/form/)])
})

const xhrCases: [string, Fault[], number, string, string[]][] = [
  ['No CORS header', [{ kind: 'cors', address: '*' }], 0, 'error', ['GET /a']],
  [
    'Error status',
    [{ kind: 'status', address: '*', status: 503 }],
    0,
    'load 503 ',
    []
  ],
  ['Cut', [{ kind: 'cut', address: '*' }], 0, 'error', ['GET /a']],
  ['Offline', [{ kind: 'offline' }], 0, 'error', []],
  [
    'Slow',
    [{ kind: 'slow', address: '*', milliseconds: 20 }],
    0,
    'load 200 0123456789',
    ['GET /a']
  ],
  [
    'Slower than its timeout',
    [{ kind: 'slow', address: '*', milliseconds: 1e6 }],
    50,
    'timeout',
    []
  ]
]

it('applies each fault to an XMLHttpRequest of the panel', async () => {
  const opened = await guest.open()

  for (const [fault, faults, timeout, answer, arrivals] of xhrCases) {
    await openWithFaults(opened, faults)
    expect(await askWithXhr(opened, timeout), `with ${fault}`).toBe(answer)
    expect(takeArrivals(), `with ${fault}`).toEqual(arrivals)
    await setFaults(opened, [])
    expect(await askWithXhr(opened), `after ${fault}`).toBe(
      'load 200 0123456789'
    )
    expect(takeArrivals(), `after ${fault}`).toEqual(['GET /a'])
  }
})

/** Requests that arrived at the server since the last call. */
function takeArrivals(): string[] {
  return guest.arrivals().splice(0)
}

async function askWithXhr(opened: HostPage, timeout = 0): Promise<string> {
  const panel = await opened.panel()
  return panel.evaluate(
    ({ url, timeout }) =>
      new Promise<string>(resolve => {
        const request = new XMLHttpRequest()
        request.open('GET', url)
        request.timeout = timeout
        request.onerror = () => resolve('error')
        request.ontimeout = () => resolve('timeout')
        request.onload = () =>
          resolve(`load ${request.status} ${request.responseText}`)
        request.send()
      }),
    { url: `${guest.origin()}/a`, timeout }
  )
}
