import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const names = [
  'BASE_URL',
  'CLIENT_ID',
  'CLIENT_SECRET',
  'ACCESS_TOKEN',
  'LIMITED_TOKEN',
  'LOGIN_USERNAME',
  'LOGIN_PASSWORD',
  'REDIRECT_URI',
  'REFERER'
]

let data: string
let child: ChildProcess | undefined

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
})
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  rmSync(data, { recursive: true })
})

/** Runs the command and waits for a line. */
function run(argv: string[], awaited: RegExp): Promise<string> {
  const started = spawn(process.execPath, ['--import', 'tsx', main, ...argv])
  child = started
  return new Promise((resolve, reject) => {
    let text = ''
    const read = (chunk: Buffer) => {
      text += chunk.toString()
      if (awaited.test(text)) resolve(text)
    }
    started.stdout.on('data', read)
    started.stderr.on('data', read)
    started.once('exit', status => {
      reject(new Error(`It ended with ${status}: ${text}`))
    })
  })
}

function valuesOf(text: string): Record<string, string> {
  const lines = text.split('\n').slice(0, names.length)
  return Object.fromEntries(lines.map(line => line.split(/=(.*)/).slice(0, 2)))
}

test('prints addresses and credentials, then serves until stopped', async () => {
  const text = await run(
    ['--port', '0', '--data', data, '--assets', '60', '--print-env'],
    /The service is ready/
  )

  const values = valuesOf(text)
  const subscriptions = (token = '') =>
    fetch(`${values['BASE_URL']}/v2/user/subscriptions`, {
      headers: { Authorization: `Bearer ${token}` }
    })
  const listed = await subscriptions(values['ACCESS_TOKEN'])
  const plans = (await listed.json()) as { data: { asset_type: string }[] }
  const statuses = [
    listed.status,
    (await subscriptions(values['LIMITED_TOKEN'])).status
  ]
  const search = (headers: Record<string, string>, query = '') =>
    fetch(`${values['BASE_URL']}/v2/images/search${query}`, { headers })
  const basic = btoa(`${values['CLIENT_ID']}:${values['CLIENT_SECRET']}`)
  const asked = new URLSearchParams({
    client_id: values['CLIENT_ID'] ?? '',
    redirect_uri: values['REDIRECT_URI'] ?? '',
    response_type: 'code',
    state: 's'
  })
  const searches = [
    await search({ Authorization: `Basic ${basic}` }),
    await search(
      { Referer: values['REFERER'] ?? '' },
      `?api_key=${values['CLIENT_ID']}`
    )
  ]
  const authorize = await fetch(
    `${values['BASE_URL']}/v2/oauth/authorize?${asked.toString()}`
  )
  const products = await fetch(`${values['BASE_URL']}/v2/reseller/products`, {
    headers: { Authorization: `Bearer ${values['ACCESS_TOKEN']}` }
  })
  child?.kill('SIGTERM')
  const [status] = child ? await once(child, 'exit') : []

  expect(Object.keys(values)).toEqual(names)
  expect(values['LOGIN_USERNAME']).toBe('studio')
  expect(plans.data.map(one => one.asset_type)).toEqual([
    'images',
    'videos',
    'audio'
  ])
  expect(statuses).toEqual([200, 403])
  expect(searches.map(reply => reply.status)).toEqual([200, 200])
  expect(await authorize.text()).toContain('Sign in')
  expect(await products.text()).not.toContain('lacks the scope')
  expect(status).toBe(0)
})

test('shows its options, without a start', async () => {
  const argv = ['--import', 'tsx', main, '--help']
  const { stdout } = await promisify(execFile)(process.execPath, argv)

  expect(stdout).toMatch(/^Runs the reference service/)
  expect(stdout).toContain('--port N            port to listen on; 4402 if')
})

test.each([
  ['--port', 'many', '--port (SERVICE_PORT) must be a whole number'],
  ['--colour', 'red', "Unknown option '--colour'\nSee --help."]
])('refuses %s %s in words', async (name, value, message) => {
  const ended = run([name, value, '--data', data], /never/)

  await expect(ended).rejects.toThrow(message)
})
