import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../dev/install.mjs'
import { goodEnv } from '../../gateway/test/open-gateway.ts'
import { bundleProgram } from '../../test/bundle-program.ts'

type Role = 'gateway' | 'bare' | 'proxy' | 'service'

/** A server in a process of its own. */
export interface MeasuredServer {
  url: string
  /** Milliseconds of processor time since its start. */
  cpuTime: () => Promise<number>
  /** Bytes in use after a collection. */
  memory: () => Promise<number>
}

export interface Servers {
  start: (role: Role, env?: Record<string, string>) => Promise<MeasuredServer>
}

/** Runs the work with servers that are stopped afterwards. */
export async function withServers<T>(
  work: (servers: Servers) => Promise<T>
): Promise<T> {
  // Inside the project, so that it finds the packages.
  const program = join(root, '.cache', `bench-server-${process.pid}.mjs`)
  bundleProgram(new URL('server-process.ts', import.meta.url), program)
  const running: ReturnType<typeof fork>[] = []

  async function start(
    role: Role,
    env: Record<string, string> = {}
  ): Promise<MeasuredServer> {
    const child = fork(program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...goodEnv, ...env, BENCH_ROLE: role }
    })
    running.push(child)
    const read = async () => {
      const [answer] = await once(child, 'message')
      return answer
    }
    const url = String(await read())
    const ask = async (question: string) => {
      child.send(question)
      return Number(await read())
    }
    return { url, cpuTime: () => ask('cpu'), memory: () => ask('memory') }
  }

  try {
    return await work({ start })
  } finally {
    for (const child of running) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(program, { force: true })
  }
}
