import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { serve } from '@hono/node-server'
import type { Addresses } from '../../../contract/config.ts'
import { createService } from '../../../dev/service/create-service.ts'
import type { Service } from '../../../dev/service/create-service.ts'
import { fixturePath } from '../../fixtures/left-behind.ts'
import { freePorts } from '../../free-ports.ts'
import { smallLibrary } from '../../prove/swaps/small-library.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import { createWebBrowser } from '../../web-browser.ts'
import { libraryLength } from '../set-up/find-asset.ts'
import type { PanelModules } from '../set-up/load-panel.ts'
import { createFiles } from '../set-up/open-files.ts'
import type { FlowStack } from '../set-up/open-stack.ts'
import { createRouteFetch } from '../set-up/route-fetch.ts'

export interface OldStack extends FlowStack {
  addresses: Addresses
  close(): Promise<void>
}

const hostname = '127.0.0.1'

/**
 * Opens the current panel with the built gateway of an old version, a process
 * that uses the machine's clock.
 */
export async function openOldGateway(
  version: string,
  loadPanel: () => Promise<PanelModules>
): Promise<OldStack> {
  const ports = await freePorts(2)
  const [service = '', gateway = ''] = ports.map(
    one => `http://${hostname}:${one}`
  )
  const addresses: Addresses = { service, gateway, media: [service] }
  const clock = createVirtualClock(Date.now())
  const opened = await createService({
    data: ':memory:',
    baseUrl: service,
    assets: libraryLength,
    library: smallLibrary,
    now: () => clock.now()
  })
  const stop = await startServers(version, opened, addresses)
  const network = createRouteFetch(
    new Map([
      [service, (request: Request) => opened.fetch(request)],
      [gateway, (request: Request) => fetch(request)]
    ])
  )
  const storage = new Map<string, unknown>()
  const ownClock = { ...clock, now: () => clock.now() + stack.ahead }
  const files = createFiles({
    addresses,
    network,
    clock: ownClock,
    storage,
    loadPanel
  })

  const stack = {
    ...files,
    addresses,
    service: opened,
    network,
    clock,
    browser: createWebBrowser(request => network.direct(request)),
    storage,
    ahead: 0,
    async close() {
      files.close()
      await stop()
      opened.close()
    }
  }
  return stack
}

/** Starts the service and the gateway; returns a function that ends both. */
async function startServers(
  version: string,
  opened: Service,
  { service, gateway }: Addresses
): Promise<() => Promise<void>> {
  const port = Number(new URL(service).port)
  const fetch = (request: Request) => opened.fetch(request)
  const server = serve({ fetch, port, hostname })
  await once(server, 'listening')
  const { clientId, clientSecret } = opened.application
  const program = fixturePath(version, 'gateway.mjs')
  const child = await start(program, Number(new URL(gateway).port), {
    CLEARED_GATEWAY_BASE: gateway,
    CLEARED_GATEWAY_SERVICE: service,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_SEALING_SECRETS:
      'a-sealing-secret-of-the-flows-0123456789-abcdefghijk',
    CLEARED_GATEWAY_MEDIA: service,
    CLEARED_GATEWAY_STORE: ':memory:'
  })
  return async () => {
    child.kill()
    await once(child, 'exit')
    server.close()
  }
}

/** Resolves when the program listens. */
async function start(
  program: string,
  port: number,
  env: Record<string, string>
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program, '--port', `${port}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit']
  })
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('listens')) continue
    child.stdout.resume()
    return child
  }
  throw new Error(`${program} ended before it listened.`)
}
