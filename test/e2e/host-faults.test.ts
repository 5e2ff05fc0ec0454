import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Fault } from '../../dev/figma/core/faults.ts'
import { type HostPage, useHost } from './use-host.ts'

const host = useHost()

let server: Server
let origin = ''
let arrivals: string[] = []
/** Answers what waits. */
let letGo = (): unknown => undefined

beforeAll(async () => {
  server = createServer((request, reply) => {
    request.setEncoding('utf8')
    const at = arrivals.push(`${request.method} ${request.url}`) - 1
    request.on('data', text => {
      arrivals[at] += ` ${text}`
    })
    const allowed = { 'access-control-allow-origin': '*' }
    if (request.url === '/waits') {
      letGo = () => reply.writeHead(200, allowed).end('late')
      return
    }
    reply.writeHead(200, request.url === '/closed' ? {} : allowed)
    reply.end('0123456789')
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}` // TCP
})

beforeEach(() => {
  arrivals = []
})

afterAll(() => server.close())

function openGuest(): Promise<HostPage> {
  return host.open(
    {
      manifest: {
        networkAccess: { allowedDomains: [origin], reasoning: 'Test' }
      },
      code: `
        figma.showUI(__html__)
        figma.ui.onmessage = async url => {
          try {
            const reply = await fetch(url)
            figma.ui.postMessage(reply.status + ' ' + (await reply.text()))
          } catch (error) {
            figma.ui.postMessage(String(error))
          }
        }`
    },
    { origins: [origin] }
  )
}

/** What the panel sees when it asks. */
async function askFromPanel(opened: HostPage, path = '/a'): Promise<string> {
  const panel = await opened.panel('Guest')
  return panel.evaluate(async url => {
    try {
      const reply = await fetch(url)
      return `${reply.status} ${await reply.text()}`
    } catch (error) {
      return String(error)
    }
  }, origin + path)
}

/** What the controller sees when it asks. */
async function askFromController(opened: HostPage): Promise<unknown> {
  const panel = await opened.panel('Guest')
  await panel.evaluate(url => {
    document.getElementById('said')?.replaceChildren()
    parent.postMessage({ pluginMessage: url }, '*')
  }, `${origin}/a`)
  await panel.locator('#said:not(:empty)').waitFor()
  return opened.said()
}

function setFaults(opened: HostPage, faults: Fault[]): Promise<void> {
  return opened.page.evaluate(
    given => window.clearedHost?.faults.set(given),
    faults
  )
}

/** The panel, once it knows that there are faults. */
async function meetFaults(opened: HostPage, faults: Fault[]) {
  const panel = await opened.panel('Guest')
  await setFaults(opened, faults)
  await panel.waitForFunction(() => !/native code/.test(String(fetch)))
  return panel
}

it.each<[string, Fault[], string, number]>([
  ['Offline', [{ kind: 'offline' }], 'TypeError: Failed to fetch', 0],
  [
    'No CORS header',
    [{ kind: 'cors', address: '*' }],
    'TypeError: Failed to fetch',
    1
  ],
  [
    'Host refused',
    [{ kind: 'refused', address: '*' }],
    'TypeError: Failed to fetch',
    0
  ],
  ['Error status', [{ kind: 'status', address: '*', status: 503 }], '503 ', 0]
])('%s meets panel and controller, and is logged', async (...given) => {
  const [name, faults, answer, arriving] = given
  const opened = await openGuest()
  opened.expectErrors(
    /Failed to (fetch|load)|blocked by CORS|Refused to connect/
  )
  expect(await askFromPanel(opened)).toBe('200 0123456789')
  expect(await askFromController(opened)).toBe('200 0123456789')
  arrivals = []

  await setFaults(opened, faults)

  expect(await askFromPanel(opened)).toBe(answer)
  expect(await askFromController(opened)).toBe(answer)
  expect(arrivals).toHaveLength(arriving * 2)
  const log = await logged(opened, `by the fault “${name}”`)
  expect(log.map(entry => entry.from).toSorted()).toEqual([
    'controller',
    'panel'
  ])

  await setFaults(opened, [])
  expect(await askFromPanel(opened)).toBe('200 0123456789')
})

it('still answers what was asked before the policy changed', async () => {
  const opened = await openGuest()
  const panel = await opened.panel('Guest')
  const ask = (path: string) =>
    panel.evaluate(
      url => parent.postMessage({ pluginMessage: url }, '*'),
      origin + path
    )
  await ask('/waits')
  await expect.poll(() => arrivals).toContain('GET /waits')

  await setFaults(opened, [{ kind: 'refused', address: 'https://a.example' }])
  await ask('/a')
  await expect.poll(opened.said).toBe('200 0123456789')
  await panel.evaluate(() => document.getElementById('said')?.replaceChildren())
  await expect.poll(opened.said).toBeUndefined()
  letGo()

  await expect.poll(opened.said).toBe('200 late')
})

it('cuts a reply of the panel in the middle', async () => {
  const opened = await openGuest()
  const panel = await opened.panel('Guest')
  await setFaults(opened, [{ kind: 'cut', address: '*' }])

  const [status, reading] = await panel.evaluate(async url => {
    const reply = await fetch(url)
    return [reply.status, await reply.text().catch(String)] as const
  }, `${origin}/a`)

  expect([status, reading]).toEqual([200, expect.stringMatching(/^TypeError/)])
  expect(arrivals).toEqual(['GET /a'])
})

it('sends the body of a request once, after a slow fault', async () => {
  const opened = await openGuest()
  const panel = await meetFaults(opened, [
    { kind: 'slow', address: '*', milliseconds: 50 }
  ])

  const answer = await panel.evaluate(async url => {
    const request = new Request(url, { method: 'POST', body: 'text' })
    return (await fetch(request)).text()
  }, `${origin}/a`)

  expect(answer).toBe('0123456789')
  expect(arrivals).toEqual(['POST /a text'])
})

it('lets the panel cancel a request that is slow', async () => {
  const opened = await openGuest()
  const panel = await meetFaults(opened, [
    { kind: 'slow', address: '*', milliseconds: 1e6 }
  ])

  const answers = await panel.evaluate(async url => {
    const leaving = new AbortController()
    const asked = fetch(url, { signal: leaving.signal }).catch(String)
    leaving.abort()
    const signal = AbortSignal.timeout(20)
    return [await asked, await fetch(url, { signal }).catch(String)]
  }, `${origin}/a`)

  expect(answers).toEqual([
    expect.stringMatching(/^AbortError/),
    expect.stringMatching(/^TimeoutError/)
  ])
  expect(arrivals).toEqual([])
})

it('answers with a status that has no body', async () => {
  const opened = await openGuest()
  await meetFaults(opened, [{ kind: 'status', address: '*', status: 204 }])

  expect(await askFromPanel(opened)).toBe('204 ')
})

it.each<[string, Fault[], number, string, string[]]>([
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
])('%s meets an older kind of request of the panel', async (...given) => {
  const [, faults, timeout, answer, arriving] = given
  const opened = await openGuest()
  await meetFaults(opened, faults)

  expect(await askOldWay(opened, timeout)).toBe(answer)
  expect(arrivals).toEqual(arriving)
  await setFaults(opened, [])
  expect(await askOldWay(opened)).toBe('load 200 0123456789')
})

async function askOldWay(opened: HostPage, timeout = 0): Promise<string> {
  const panel = await opened.panel('Guest')
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
    { url: `${origin}/a`, timeout }
  )
}

it('tells the panel that it is offline and online again', async () => {
  const opened = await openGuest()
  const panel = await opened.panel('Guest')
  await setFaults(opened, [{ kind: 'popup-blocked' }])
  await expect
    .poll(() => panel.evaluate(() => window.open('https://a.example')))
    .toBeNull()

  await opened.page.getByRole('button', { name: 'Settings' }).click()
  await opened.page
    .getByLabel('Network', { exact: true })
    .selectOption('offline')

  await expect.poll(() => panel.evaluate(() => navigator.onLine)).toBe(false)
  await opened.page
    .getByLabel('Network', { exact: true })
    .selectOption('online')
  await expect.poll(() => panel.evaluate(() => navigator.onLine)).toBe(true)
})

it('says which requests no manifest allows and which no CORS header', async () => {
  const opened = await openGuest()
  opened.expectErrors(/Content Security Policy|CORS policy|Failed to load/)

  await askFromPanel(opened, '/closed')
  const panel = await opened.panel('Guest')
  await panel.evaluate(() => fetch('http://localhost:9/').catch(String))

  await logged(opened, 'Not in networkAccess')
  await logged(opened, 'Blocked by CORS')
  const { page } = opened
  await page.getByRole('button', { name: /^Network/ }).click()
  await page.getByLabel('Only refused and failed').check()
  const rows = page.getByRole('table', { name: 'Requests of the plugin' })
  expect(await rows.getByRole('row').count()).toBe(3)
  await page.getByRole('button', { name: 'Clear network log' }).click()
  await page.getByText('Nothing was refused.').waitFor()
})

it('switches a fault on and off by hand, and shows that one is on', async () => {
  const opened = await openGuest()
  const { page } = opened
  await page.getByRole('button', { name: /^Faults/ }).click()
  const row = page.getByRole('group', { name: 'Error status' })

  await row.getByRole('spinbutton').fill('429')
  await row.getByRole('checkbox').check()

  await page.getByRole('button', { name: 'Faults 1 on' }).waitFor()
  opened.expectErrors(/429/)
  expect(await askFromPanel(opened)).toBe('429 ')
  await page.getByRole('button', { name: 'Switch all off' }).click()
  expect(await askFromPanel(opened)).toBe('200 0123456789')
})

it('says which window was blocked, and opens it by hand', async () => {
  const opened = await host.open(
    { code: `figma.openExternal('${origin}/there')` },
    { query: 'start=no', origins: [origin] }
  )
  const { page } = opened
  await setFaults(opened, [{ kind: 'popup-blocked' }])

  await page.getByRole('button', { name: 'Run Guest' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'blocked' })
  await alert.waitFor()
  await setFaults(opened, [])
  const popup = page.waitForEvent('popup')
  await alert.getByRole('button', { name: 'Open' }).click()

  expect((await popup).url()).toBe(`${origin}/there`)
})

async function logged(opened: HostPage, detail: string) {
  const entries = () =>
    opened.page.evaluate(
      text =>
        (window.clearedHost?.requests() ?? []).filter(entry =>
          entry.detail.includes(text)
        ),
      detail
    )
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(0)
  return entries()
}
