import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePorts } from '../../free-ports.ts'
import { goodEnv } from '../../../gateway/test/open-gateway.ts'
import { logPaths } from '../../prove/processes/process-log.ts'
import { createKillableProcess } from '../../prove/processes/killable-process.ts'
import { buildPrograms } from '../../prove/processes/programs.ts'
import type { TestStack } from '../set-up/open-stack.ts'

interface KillableGateway {
  port: number
  /** Steps are named as in the proof of processes. */
  dieAt(step: string): Promise<void>
  /** Waits until it is dead, then restarts it on its data. */
  revive(): Promise<void>
  close(): Promise<void>
}

/** Starts a gateway of this stack as a process with its own store. */
export async function startKillableGateway(
  stack: TestStack
): Promise<KillableGateway> {
  const { addresses, service } = stack
  const programs = await buildPrograms()
  const folder = mkdtempSync(join(tmpdir(), 'gateway-'))
  const [port = 0] = await freePorts(1)
  const process = createKillableProcess({
    file: programs.gateway,
    killable: programs.killable,
    argv: [`--port=${port}`],
    ready: '"event":"listening"',
    env: {
      ...logPaths(folder),
      ...goodEnv,
      CLEARED_GATEWAY_BASE: addresses.gateway,
      CLEARED_GATEWAY_SERVICE: addresses.service,
      CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
      CLEARED_GATEWAY_CLIENT_ID: service.application.clientId,
      CLEARED_GATEWAY_CLIENT_SECRET: service.application.clientSecret,
      CLEARED_GATEWAY_STORE: join(folder, 'gateway.db')
    }
  })
  let isOver = false
  await process.start()
  return {
    port,
    dieAt: step => process.live(step),
    async revive() {
      await process.died
      if (!isOver) await process.start()
    },
    async close() {
      isOver = true
      await process.kill()
      programs.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
