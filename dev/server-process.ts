import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describeEnd } from './child-end.mjs'
import { root } from './install.mjs'
import type { ServerName, ServerNews, ServerSetup } from './serve.ts'

export interface ServerProcess {
  /** Whether one runs, be it an old one. */
  isRunning(): boolean
  /**
   * Starts the server's code as it is now in place of what runs. Rejects with
   * a sentence; when the new code cannot be loaded, what runs goes on.
   */
  restart(setup: ServerSetup): Promise<ServerSetup['application']>
  close(): Promise<void>
}

/** A server in a process of its own; calls `ended` when it ends by itself. */
export function createServerProcess(
  name: ServerName,
  ended: (how: string) => void
): ServerProcess {
  let current: ChildProcess | null = null

  async function close(): Promise<void> {
    const old = current
    current = null
    if (old) await letGo(old)
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
        await letGo(next)
        throw error
      }
    },
    close
  }
}

/** Its process closes what it opened, which may take a while. */
async function letGo(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  if (child.connected) child.disconnect()
  await exit
}

/** Rejects with what went wrong instead. */
function waitFor<Kind extends ServerNews['kind']>(
  child: ChildProcess,
  kind: Kind
): Promise<Extract<ServerNews, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      child.off('message', listen)
      child.off('exit', fail)
    }
    function listen(message: unknown): void {
      const news = message as ServerNews // sent by `serve`
      stop()
      if (news.kind === 'failed') reject(new Error(news.reason))
      // The messages have a fixed order.
      else resolve(news as Extract<ServerNews, { kind: Kind }>)
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
