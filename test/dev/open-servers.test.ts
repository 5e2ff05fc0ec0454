import { createServer } from 'node:net'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openServers } from '../../dev/open-servers.ts'
import { steps } from '../../dev/steps.ts'
import { freePorts } from '../free-ports.ts'

async function folderOfTest(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-servers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

async function occupy(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
}

test('says each step, and leaves nothing open when one fails', async () => {
  const folder = await folderOfTest()
  const [host = 0, gateway = 0, service = 0] = await freePorts(3)
  await occupy(host)

  const said: string[] = []

  const opening = openServers(
    {
      ports: { host, gateway, service },
      folder,
      pluginFolder: join(folder, 'plugin'),
      assets: 10
    },
    step => said.push(step)
  )

  await expect(opening).rejects.toThrow(/EADDRINUSE|in use/)
  expect(said).toEqual([steps.plugin, steps.servers, steps.host])
  await occupy(gateway)
  await occupy(service)
})
