import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../../dev/house.ts'
import { freePorts } from '../free-ports.ts'

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-house-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
}

test('leaves nothing open when a part of it cannot open', async () => {
  const folder = await folderOfTest()
  const [host = 0, gateway = 0, service = 0] = await freePorts(3)
  await occupy(host)

  const opening = openHouse({
    ports: { host, gateway, service },
    folder,
    pluginFolder: join(folder, 'plugin'),
    assets: 10
  })

  await expect(opening).rejects.toThrow(/EADDRINUSE|in use/)
  await occupy(gateway)
  await occupy(service)
})
