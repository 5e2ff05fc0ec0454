import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '../oauth/secret-text.ts'
import { openDatabase } from '../database/open-database.ts'
import {
  startService,
  type RunningService,
  type ServerOptions
} from '../server.ts'
import { freePorts } from '../../../test/free-ports.ts'

let data: string
let running: RunningService[]

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  running = []
})
afterEach(async () => {
  await Promise.all(running.map(one => one.close()))
  rmSync(data, { recursive: true })
})

async function start(
  more: Partial<ServerOptions> = {}
): Promise<RunningService> {
  const started = await startService({ port: 0, data, assets: 60, ...more })
  running.push(started)
  return started
}

async function stop(started: RunningService): Promise<void> {
  running = running.filter(one => one !== started)
  await started.close()
}

function license({ url }: RunningService, token: string): Promise<Response> {
  return fetch(`${url}/v2/images/licenses`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json'
    },
    body: JSON.stringify({ images: [{ image_id: '1' }] })
  })
}

interface PreviewRecord {
  assets: { preview: { url: string } }
}

async function recordsOf(reply: Response): Promise<PreviewRecord[]> {
  const { data } = (await reply.json()) as { data: PreviewRecord[] }
  return data
}

describe('a running service', () => {
  test('answers at its reported address', async () => {
    const { url, service } = await start()
    const { clientId, clientSecret } = service.application

    const reply = await fetch(`${url}/v2/images/search`, {
      headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }
    })
    const records = await recordsOf(reply)

    expect(reply.status).toBe(200)
    expect(records[0]?.assets.preview.url.startsWith(url)).toBe(true)
  })

  test('logs failures before its app', async () => {
    const lines: string[] = []
    const { url, service } = await start({ log: line => lines.push(line) })
    service.fetch = () => Promise.reject(new Error('Nobody foresaw this'))

    const reply = await fetch(`${url}/health`)

    expect(reply.status).toBe(500)
    expect(await reply.json()).toEqual({ message: 'Internal Server Error' })
    expect(lines.join('')).toMatch(/^{"error":"Error: Nobody foresaw this/)
  })

  test('closes a connection after the request was handled once', async () => {
    const started = await start()
    const { service } = started
    const token = service.makeToken('designer', ['licenses.create'])
    expect((await license(started, token)).status).toBe(200)
    service.arrivals.clear()
    service.faults.cutConnection({ method: 'POST' })

    await expect(license(started, token)).rejects.toThrow('fetch failed')

    expect(service.arrivals.count('POST', '/v2/images/licenses')).toBe(1)
  })

  test('truncates media with its full declared length', async () => {
    const { url, service } = await start()
    const { clientId, clientSecret } = service.application
    const found = await fetch(`${url}/v2/images/search?per_page=1`, {
      headers: { Authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` }
    })
    const records = await recordsOf(found)
    service.faults.breakMedia('truncated')

    const reply = await fetch(records[0]?.assets.preview.url ?? '')

    expect(reply.status).toBe(200)
    await expect(reply.arrayBuffer()).rejects.toThrow('terminated')
  })

  test('truncates a reply after half of it was sent', async () => {
    const { url, service } = await start()
    const headers = { 'Accept-Encoding': 'identity' }
    const ask = () => fetch(`${url}/openapi.json`, { headers })
    const { byteLength: length } = await (await ask()).arrayBuffer()
    service.faults.cutBody({ path: '/openapi.json' })

    const reply = await ask()
    let received = 0
    const read = async () => {
      for await (const part of reply.body ?? []) received += part.length
    }

    await expect(read()).rejects.toThrow('terminated')
    expect(Math.abs(received - length / 2)).toBeLessThan(10)
  })

  test('is for this machine only', async () => {
    await expect(
      startService({ port: 0, data, hostname: '0.0.0.0' })
    ).rejects.toThrow('not a loopback address')
  })

  test('can listen for other machines without demo accounts', async () => {
    const { url } = await start({ hostname: '0.0.0.0', hasDemo: false })

    const reply = await fetch(`${url}/health`)

    expect(reply.status).toBe(200)
  })

  test('without demo accounts refuses a folder that has them', async () => {
    await stop(await start())

    const refused = start({ hostname: '0.0.0.0', hasDemo: false })

    await expect(refused).rejects.toThrow('such as designer, whose passwords')
  })

  test('answers pending requests before it stops', async () => {
    const started = await start()
    started.service.faults.delay(100)
    const asked = fetch(`${started.url}/health`)
    const { arrivals } = started.service
    await expect.poll(() => arrivals.count('GET', '/health')).toBe(1)

    await stop(started)

    expect(await (await asked).json()).toEqual({ status: 'ok' })
    await expect(fetch(`${started.url}/health`)).rejects.toThrow('fetch failed')
  })

  test('rejects when its port is taken', async () => {
    const { url } = await start()
    const port = Number(new URL(url).port)

    await expect(startService({ port, data, assets: 60 })).rejects.toThrow(
      'EADDRINUSE'
    )
  })
})

describe('a data folder', () => {
  test('keeps accounts and tokens after a restart', async () => {
    const first = await start()
    const token = first.service.makeToken('designer', ['user.view'])
    const { application } = first.service
    await stop(first)

    const second = await start()
    const reply = await fetch(`${second.url}/v2/user`, {
      headers: { Authorization: `Bearer ${token}` }
    })

    expect(await reply.json()).toMatchObject({ username: 'designer' })
    expect(second.service.application).toEqual(application)
  })

  test('has secrets that only its owner can read, and tokens as hashes', async () => {
    const first = await start()
    const token = first.service.makeToken('designer', ['user.view'])
    await stop(first)

    const mode = statSync(join(data, 'applications.json')).mode & 0o777
    const database = openDatabase(join(data, 'accounts.db'))
    const hashes = database.all<{ hash: string }>('SELECT hash FROM tokens')
    const people = database.all<{ password_hash: string }>(
      'SELECT password_hash FROM people'
    )
    database.close()

    expect(mode).toBe(0o600)
    expect(hashes).toEqual([
      expect.objectContaining({ hash: hashSecret(token) })
    ])
    expect(readFileSync(join(data, 'accounts.db')).includes(token)).toBe(false)
    expect(people.length).toBeGreaterThan(1)
    people.forEach(({ password_hash: hash }) => {
      expect(hash).toMatch(/^scrypt:/)
    })
  })

  test('of a newer release is not changed', async () => {
    await stop(await start())
    const database = openDatabase(join(data, 'accounts.db'))
    database.exec('PRAGMA user_version = 99')
    database.close()

    const [port = 0] = await freePorts(1)
    const options = { port, data, assets: 60 }

    await expect(startService(options)).rejects.toThrow('of a newer release')
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow(
      'fetch failed'
    )
  })
})
