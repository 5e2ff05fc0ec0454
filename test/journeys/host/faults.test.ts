import { expect, it } from 'vitest'
import type { Fault } from '../../../dev/figma/network/faults.ts'
import { setFaults, useFetchingPlugin } from './use-fetching-plugin.ts'
import { type HostPage, useHost } from '../set-up/use-host.ts'

const host = useHost()
const guest = useFetchingPlugin()

/** What the controller receives when it requests something. */
async function askFromController(opened: HostPage): Promise<unknown> {
  const panel = await opened.panel()
  await panel.evaluate(url => {
    document.getElementById('said')?.replaceChildren()
    parent.postMessage({ pluginMessage: url }, '*')
  }, `${guest.origin()}/a`)
  await panel.locator('#said:not(:empty)').waitFor()
  return opened.said()
}

const cases: [string, Fault[], string, number][] = [
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
]

it('applies each fault to panel and controller, and logs it', async () => {
  const opened = await guest.open()
  opened.expectErrors(
    /Failed to (fetch|load)|blocked by CORS|Refused to connect/
  )
  expect(await guest.ask(opened)).toBe('200 0123456789')
  expect(await askFromController(opened)).toBe('200 0123456789')

  for (const [fault, faults, answer, arrivals] of cases) {
    guest.arrivals().length = 0
    await setFaults(opened, faults)

    expect(await guest.ask(opened), `with ${fault}`).toBe(answer)
    expect(await askFromController(opened), `with ${fault}`).toBe(answer)
    expect(guest.arrivals(), `with ${fault}`).toHaveLength(arrivals * 2)
    const log = await findLogEntries(opened, `by the fault “${fault}”`)
    expect(log.map(entry => entry.from).toSorted(), `with ${fault}`).toEqual([
      'controller',
      'panel'
    ])

    await setFaults(opened, [])
    expect(await guest.ask(opened), `with ${fault}`).toBe('200 0123456789')
  }
})

it('still answers requests from before the policy changed', async () => {
  const opened = await guest.open()
  const panel = await opened.panel()
  const post = (path: string) =>
    panel.evaluate(
      url => parent.postMessage({ pluginMessage: url }, '*'),
      guest.origin() + path
    )
  await post('/waits')
  await expect.poll(() => guest.arrivals()).toContain('GET /waits')

  await setFaults(opened, [{ kind: 'refused', address: 'https://a.example' }])
  await post('/a')
  await expect.poll(opened.said).toBe('200 0123456789')
  await panel.evaluate(() => document.getElementById('said')?.replaceChildren())
  await expect.poll(opened.said).toBeUndefined()
  guest.release()

  await expect.poll(opened.said).toBe('200 late')
})

it('notifies the panel that it is offline and online again', async () => {
  const opened = await guest.open()
  const panel = await opened.panel()
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

it('names requests that the manifest or CORS forbids', async () => {
  const opened = await guest.open()
  opened.expectErrors(/Content Security Policy|CORS policy|Failed to load/)

  await guest.ask(opened, '/closed')
  const panel = await opened.panel()
  await panel.evaluate(() => fetch('http://localhost:9/').catch(String))

  await findLogEntries(opened, 'Not in networkAccess')
  await findLogEntries(opened, 'Blocked by CORS')
  const { page } = opened
  await page.getByRole('button', { name: /^Network/ }).click()
  await page.getByLabel('Only refused and failed').check()
  const rows = page.getByRole('table', { name: 'Plugin requests' })
  expect(await rows.getByRole('row').count()).toBe(3)
  await page.getByRole('button', { name: 'Clear network log' }).click()
  await page.getByText('Nothing was refused.').waitFor()
})

it('switches a fault on and off by hand, and shows that one is on', async () => {
  const opened = await guest.open()
  const { page } = opened
  await page.getByRole('button', { name: /^Faults/ }).click()
  const row = page.getByRole('group', { name: 'Error status' })

  await row.getByRole('spinbutton').fill('429')
  await row.getByRole('checkbox').check()

  await page.getByRole('button', { name: 'Faults 1 on' }).waitFor()
  opened.expectErrors(/429/)
  expect(await guest.ask(opened)).toBe('429 ')
  await page.getByRole('button', { name: 'Switch all off' }).click()
  expect(await guest.ask(opened)).toBe('200 0123456789')
})

it('names a blocked window, and opens it by hand', async () => {
  const opened = await host.open(
    { code: `figma.openExternal('${guest.origin()}/there')` },
    { query: 'start=no', origins: [guest.origin()] }
  )
  const { page } = opened
  await setFaults(opened, [{ kind: 'popup-blocked' }])

  await page.getByRole('button', { name: 'Run Guest' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'blocked' })
  await alert.waitFor()
  await setFaults(opened, [])
  const popup = page.waitForEvent('popup')
  await alert.getByRole('button', { name: 'Open' }).click()

  expect((await popup).url()).toBe(`${guest.origin()}/there`)
})

async function findLogEntries(opened: HostPage, detail: string) {
  const entries = () =>
    opened.page.evaluate(
      text =>
        (window.figmaHost?.requests() ?? []).filter(entry =>
          entry.detail.includes(text)
        ),
      detail
    )
  await expect.poll(async () => (await entries()).length).toBeGreaterThan(0)
  return entries()
}
