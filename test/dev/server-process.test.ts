import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import type { ServerSetup } from '../../dev/serve.ts'
import { createServerProcess } from '../../dev/server-process.ts'
import { freePorts } from '../free-ports.ts'
import { listen } from '../listen.ts'

async function setupOfTest(): Promise<ServerSetup> {
  const folder = await mkdtemp(join(tmpdir(), 'server-process-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [host = 0, gateway = 0, service = 0] = await freePorts(3)
  return {
    options: {
      ports: { host, gateway, service },
      folder,
      pluginFolder: join(folder, 'plugin')
    },
    application: {
      clientId: 'client',
      clientSecret: 'a-secret-of-the-client',
      callbackHosts: ['localhost'],
      name: 'Cleared'
    }
  }
}

it('starts a server once its port is free, restarts and closes it', async () => {
  const setup = await setupOfTest()
  const port = setup.options.ports.gateway
  const other = createServer()
  await listen(other, { port })
  const ends: string[] = []
  const server = createServerProcess('gateway', how => ends.push(how))

  await expect(server.restart(setup)).rejects.toThrow('EADDRINUSE')
  expect(server.isRunning()).toBe(false)
  other.close()
  await once(other, 'close')
  expect(await server.restart(setup)).toEqual(setup.application)
  await server.restart(setup)

  const reply = await fetch(`http://127.0.0.1:${port}/health`)
  expect(reply.status).toBe(200)
  expect(server.isRunning()).toBe(true)
  await server.close()
  await expect(fetch(`http://127.0.0.1:${port}/health`)).rejects.toThrow(
    'fetch failed'
  )
  expect(ends).toEqual([])
})
