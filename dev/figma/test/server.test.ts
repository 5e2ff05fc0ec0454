import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readOptions } from '../run-host.ts'
import {
  type HostServer,
  type HostServerOptions,
  startHostServer
} from '../server.ts'

const manifestPath = join(import.meta.dirname, 'fixtures/hello/manifest.json')

let folder = ''
let server: HostServer | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'host-'))
})

afterEach(async () => {
  await server?.close()
  server = undefined
})

afterAll(() => rm(folder, { recursive: true }))

async function start(
  options: Partial<HostServerOptions> = {}
): Promise<HostServer> {
  server = await startHostServer({ manifestPath, port: 0, ...options })
  return server
}

test('serves the page and all that it loads', async () => {
  const { url } = await start()

  const files = ['', 'page.js', 'page.realm', 'quickjs.wasm', 'host.json']
  const replies = await Promise.all(files.map(name => fetch(`${url}/${name}`)))

  expect(replies.map(reply => reply.status)).toEqual(files.map(() => 200))
  for (const { headers } of replies) {
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
  const html = await replies[0]?.text()
  expect(html).toContain('<script type="module" src="page.js">')
  expect(html).toContain('grid-template')
})

test('gives the plugin by its manifest', async () => {
  const { url } = await start()

  const reply = await fetch(`${url}/host.json`)

  expect(await reply.json()).toMatchObject({
    documentKey: 'untitled',
    hasDocument: false,
    plugin: {
      manifest: { name: 'Hello' },
      code: expect.stringContaining('figma.showUI'),
      html: expect.stringContaining('<!doctype html>')
    }
  })
})

test('serves a document file with a key of its own', async () => {
  const documentPath = join(folder, 'document.json')
  await writeFile(documentPath, '{"version":1}')
  const { url } = await start({ documentPath })

  const setup = await (await fetch(`${url}/host.json`)).json()
  const file = await fetch(`${url}/document.json`)

  expect(setup).toMatchObject({
    documentKey: expect.stringMatching(/^file [0-9a-f]{64}$/),
    hasDocument: true
  })
  expect(await file.json()).toEqual({ version: 1 })
})

test.each(['nothing', 'document.json', '..%2fpackage.json', 'stamp'])(
  'has nothing at /%s',
  async path => {
    const { url } = await start()

    const reply = await fetch(`${url}/${path}`)

    expect(reply.status).toBe(404)
  }
)

test('refuses other methods', async () => {
  const { url } = await start()

  const reply = await fetch(`${url}/host.json`, { method: 'POST' })

  expect(reply.status).toBe(405)
})

test('answers no foreign name that resolves to this machine', async () => {
  const { url } = await start()

  const status = await new Promise(resolve => {
    const asked = request(`${url}/host.json`, reply => {
      reply.resume()
      resolve(reply.statusCode)
    })
    asked.setHeader('host', 'rebound.example')
    asked.end()
  })

  expect(status).toBe(403)
})

test('says that the port is in use', async () => {
  const first = await start()
  const port = Number(new URL(first.url).port)

  await expect(startHostServer({ manifestPath, port })).rejects.toThrow(
    `Port ${port} is in use`
  )
})

test('notifies the page when the plugin changes', async () => {
  const path = join(folder, 'manifest.json')
  const manifest = {
    name: 'A',
    id: '1',
    api: '1.0.0',
    main: 'code.js',
    documentAccess: 'dynamic-page',
    editorType: ['figma']
  }
  await writeFile(path, JSON.stringify(manifest))
  await writeFile(join(folder, 'code.js'), '')
  const { url } = await start({ manifestPath: path, reloadOnChange: true })
  const reply = await fetch(`${url}/changes`)
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  const opened = await reader?.read()

  await writeFile(join(folder, 'code.js'), 'changed')

  expect(opened?.value).toContain(': open')
  expect((await reader?.read())?.value).toContain('event: change')
})

test('shows the options of the command', async () => {
  const main = join(import.meta.dirname, '../main.ts')
  const argv = ['--import', 'tsx', main, '--help']
  const { stdout } = await promisify(execFile)(process.execPath, argv)

  expect(stdout).toMatch(/^Runs a built Figma plugin/)
  expect(stdout).toContain('--port N         port to listen on; 4410 if')
  expect(stdout).toContain('figma, figjam, dev, slides, buzz')
})

test('reads the options of the command', () => {
  const options = readOptions(['--plugin', manifestPath, '--port', '4444'])

  expect(options).toEqual({ manifestPath, port: 4444, reloadOnChange: false })
})

test('reads the command to run at once', () => {
  const options = readOptions(['--plugin', 'a', '--command', 'open'])

  expect(options).toMatchObject({ command: 'open' })
})

test('takes a folder for the manifest in it', () => {
  const options = readOptions(['--plugin', dirname(manifestPath)])

  expect(options.manifestPath).toBe(manifestPath)
})

test('reads language level and editor as the page’s address', () => {
  const argv = ['--plugin', 'a', '--es', '2020', '--editor', 'figjam']

  expect(readOptions(argv).query).toBe('/?es=2020&editor=figjam&sample=board')
  expect(readOptions([...argv, '--document', 'b.json']).query).toBe(
    '/?es=2020&editor=figjam'
  )
})

test.each([
  [[], 'Name the plugin'],
  [['--plugin', 'a', '--port', 'x'], '--port x is no port'],
  [['--plugin', 'a', '--colour', 'red'], "'--colour'\nSee --help."],
  [['--plugin', 'a', '--port', '70000'], 'is no port'],
  [['--plugin', 'a', '--port', '1e3'], '--port 1e3 is no port'],
  [['--plugin', 'a', '--port', '0x50'], 'is no port'],
  [['--plugin', 'a', '--port', ''], "--port '' is no port"],
  [['--plugin', 'a', '--es', '2016'], '--es 2016 is none of 2017, 2020'],
  [['--plugin', 'a', '--editor', 'xd'], '--editor xd is none of figma']
])('explains the options %j', (argv, message) => {
  expect(() => readOptions(argv)).toThrow(message)
})
