import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describeEnd } from './child-end.mjs'
import { root } from './install.mjs'
import type { ServerName, ServerMessage, ServerSetup } from './serve.ts'

export interface ServerProcess {
  /** Whether a server runs, even an old version. */
  isRunning(): boolean
  /**
   * Starts the server's current code in place of the running one. Rejects with
   * a sentence; when the new code cannot be loaded, the old keeps running.
   */
  restart(setup: ServerSetup): Promise<ServerSetup['application']>
  close(): Promise<void>
}

/** A server in its own process; calls `ended` when it ends by itself. */
export function createServerProcess(
  name: ServerName,
  ended: (how: string) => void
): ServerProcess {
  let current: ChildProcess | null = null

  async function close(): Promise<void> {
    const old = current
    current = null
    if (old) await disconnect(old)
  }

  return {
    isRunning: () => current !== null,
    async restart(setup) {
      const next = fork(join(root, 'dev/run.mjs'), [
        'dev/serve.ts',
        'serve',
        name
      ])
      try {
        await waitFor(next, 'loaded')
        await close()
        const open = waitFor(next, 'open')
        if (next.connected) next.send(setup)
        const { application } = await open
        current = next
        next.once('exit', (status, signal) => {
          if (current !== next) return
          current = null
          ended(describeEnd({ status, signal }) || 'ended')
        })
        return application
      } catch (error) {
        await disconnect(next)
        throw error
      }
    },
    close
  }
}

/** Disconnects and waits while the process closes what it opened. */
async function disconnect(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}

/** Waits for a message of this kind; rejects when the server fails or ends. */
function waitFor<Kind extends ServerMessage['kind']>(
  child: ChildProcess,
  kind: Kind
): Promise<Extract<ServerMessage, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', listen)
      child.off('exit', fail)
    }
    function listen(message: unknown): void {
      const received = message as ServerMessage // sent by `serve`
      stop()
      if (received.kind === 'failed') reject(new Error(received.reason))
      // The messages have a fixed order.
      else resolve(received as Extract<ServerMessage, { kind: Kind }>)
    }
    function fail(status: number | null, signal: NodeJS.Signals | null): void {
      stop()
      const end = describeEnd({ status, signal }) || 'ended'
      reject(new Error(`Its process ${end} before it was ${kind}.`))
    }
    child.on('message', listen)
    child.on('exit', fail)
  })
}
