import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { startService } from '../server.ts'

const picture =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWNQcEggCTGManAYDSWF4Zo0ANQ7wAGFOO4SAAAAAElFTkSuQmCC'

let data: string
let logged: string[]

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'service-'))
  logged = []
})
afterEach(() => rmSync(data, { recursive: true }))

function start() {
  const log = (line: string) => void logged.push(line)
  return startService({ port: 0, data, assets: 60, log })
}

/** Sends a picture and disconnects before it has been read. */
async function hangUp(url: string, token: string): Promise<void> {
  const body = JSON.stringify({ base64_image: picture })
  const lines = [
    'POST /v2/images HTTP/1.1',
    'Host: localhost',
    'User-Agent: test',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`
  ]
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.resume()
  await once(socket, 'close')
}

function countUploads(): number {
  const database = openDatabase(join(data, 'accounts.db'), { readonly: true })
  const rows = database.all('SELECT id FROM uploads')
  database.close()
  return rows.length
}

test('an idle service has finished requests of disconnected clients', async () => {
  const running = await start()
  await hangUp(running.url, running.service.makeToken('designer', []))

  await running.idle()

  expect(countUploads()).toBe(1)
  await running.close()
})

test('a stopping service finishes their requests', async () => {
  const running = await start()
  await hangUp(running.url, running.service.makeToken('designer', []))

  await running.close()

  expect(countUploads()).toBe(1)
  expect(logged.filter(line => line.includes('"error"'))).toEqual([])
})
