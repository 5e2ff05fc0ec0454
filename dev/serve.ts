import { once } from 'node:events'
import { closeAll } from './close-all.ts'
import { explainFailure } from './explain-failure.ts'
import type { ServerOptions } from './server-options.ts'
import type { OwnApplication } from './service/accounts/own-applications.ts'

export type ServerName = 'gateway' | 'service'

export interface ServerSetup {
  options: ServerOptions
  /** Null for the service, which creates it. */
  application: OwnApplication | null
}

/** A message of a server's process. */
export type ServerMessage =
  | { kind: 'loaded' }
  | { kind: 'open'; application: OwnApplication }
  | { kind: 'failed'; reason: string }

interface Opened {
  application: OwnApplication
  close(): Promise<void>
}

type Open = (setup: ServerSetup) => Promise<Opened>

/**
 * Runs one server in this process, for `npm run dev`. Reports that its code
 * is loaded, opens when it receives its setup, and closes when its parent
 * disconnects.
 */
export async function serve([name]: string[]): Promise<void> {
  // Its parent receives Ctrl+C too, and closes everything in order.
  process.on('SIGINT', () => undefined)
  const over = once(process, 'disconnect')
  const opened: Opened[] = []
  try {
    const open = await (name === 'gateway' ? loadGateway() : loadService())
    const received = once(process, 'message')
    report({ kind: 'loaded' })
    const setup = await Promise.race([received, over])
    if (!process.connected) return
    const server = await open(setup[0] as ServerSetup) // sent by its starter
    opened.push(server)
    report({ kind: 'open', application: server.application })
    await over
  } catch (error) {
    report({ kind: 'failed', reason: explainFailure(error) })
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

function report(message: ServerMessage): void {
  if (process.connected) process.send?.(message)
}
