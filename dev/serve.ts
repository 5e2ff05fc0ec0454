import { once } from 'node:events'
import { closeAll } from './close-all.ts'
import { explainFailure } from './explain-failure.ts'
import type { HouseOptions } from './server-options.ts'
import type { OwnApplication } from './service/accounts/own-applications.ts'

export type ServerName = 'gateway' | 'service'

export interface ServerSetup {
  options: HouseOptions
  /** Null for the service, which makes it. */
  application: OwnApplication | null
}

/** What the process of a server says. */
export type ServerNews =
  | { kind: 'loaded' }
  | { kind: 'open'; application: OwnApplication }
  | { kind: 'failed'; reason: string }

interface Opened {
  application: OwnApplication
  close(): Promise<void>
}

type Open = (setup: ServerSetup) => Promise<Opened>

/**
 * One server of the house as a process of its own, for `npm run dev`. Says
 * that its code is loaded, opens when it is given its setup, and closes when
 * whoever started it lets go.
 */
export async function serve([name]: string[]): Promise<void> {
  // Whoever started it hears of Ctrl+C too, and closes in order.
  process.on('SIGINT', () => undefined)
  const over = once(process, 'disconnect')
  const opened: Opened[] = []
  try {
    const open = await (name === 'gateway' ? loadGateway() : loadService())
    const told = once(process, 'message')
    tell({ kind: 'loaded' })
    const setup = await Promise.race([told, over])
    if (!process.connected) return
    const server = await open(setup[0] as ServerSetup) // sent by its starter
    opened.push(server)
    tell({ kind: 'open', application: server.application })
    await over
  } catch (error) {
    tell({ kind: 'failed', reason: explainFailure(error) })
  } finally {
    await closeAll(opened.map(server => () => server.close()))
    if (process.connected) process.disconnect()
  }
}

async function loadService(): Promise<Open> {
  const { openService } = await import('./open-service.ts')
  return async ({ options }) => {
    const running = await openService(options)
    const { application } = running.service
    return { application, close: () => running.close() }
  }
}

async function loadGateway(): Promise<Open> {
  const { openGateway } = await import('./open-gateway.ts')
  return async ({ options, application }) => {
    if (!application) throw new Error('The gateway needs an application.')
    const running = await openGateway(options, application)
    return { application, close: () => running.close() }
  }
}

function tell(news: ServerNews): void {
  if (process.connected) process.send?.(news)
}
