import type { LookupAddress } from 'node:dns'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '../../../dev/service/server.ts'
import { freePorts } from '../../../test/free-ports.ts'
import { readGatewayConfig } from '../../core/config.ts'
import { runDoctor } from '../../doctor/run-doctor.ts'
import { startGateway } from '../../server.ts'
import { goodEnv } from '../open-gateway.ts'

type Env = Record<string, string>

export interface Report {
  code: number
  lines: string[]
}

export interface Surroundings {
  folder: string
  /** With which a gateway runs, and nothing is wrong. */
  env: Env
  close(): Promise<void>
}

/** A working gateway, its service and its store. */
export async function openSurroundings(): Promise<Surroundings> {
  const folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  const [port = 0] = await freePorts(1)
  const running = await startService({ port: 0, data: ':memory:', assets: 0 })
  const { clientId, clientSecret } = running.service.application
  const env = {
    ...goodEnv,
    CLEARED_GATEWAY_BASE: `http://localhost:${port}`,
    CLEARED_GATEWAY_SERVICE: running.url,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_STORE: join(folder, 'gateway.db')
  }
  const config = readGatewayConfig(env)
  const gateway = await startGateway({ config, port, log: () => undefined })
  return {
    folder,
    env,
    async close() {
      await gateway.close()
      await running.close()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** What the doctor prints; media hosts resolve to `address`. */
export async function examine(env: Env, address?: string): Promise<Report> {
  const lines: string[] = []
  const found: LookupAddress[] = [{ address: address ?? '', family: 4 }]
  const code = await runDoctor([], {
    env,
    print: line => lines.push(line),
    ...(address && { lookup: async () => found })
  })
  return { code, lines }
}

/** A server that answers everything alike, where a gateway should be. */
export async function openServer(
  status: number,
  body: string
): Promise<{ url: string; close(): void }> {
  const server: Server = createServer((_request, response) => {
    response.writeHead(status, { 'Content-Type': 'text/html' }).end(body)
  })
  const [port = 0] = await freePorts(1)
  await new Promise<void>(resolve => server.listen(port, resolve))
  return {
    url: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
