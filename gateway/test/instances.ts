import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../dev/install.mjs'
import { bundleProgram } from '../../test/bundle-program.ts'
import { listen } from '../../test/listen.ts'
import { goodEnv } from './open-gateway.ts'
import { licensePath } from './purchase.ts'
import { goodDetails } from './scripted-service.ts'

/** Asset ids of each license request that reached the service. */
export interface CountingService {
  url: string
  arrived: string[][]
  /** Called when one has arrived; it is answered when that resolves. */
  onLicense: () => Promise<void>
  close(): void
}

export async function openCountingService(): Promise<CountingService> {
  const server = createServer((request, response) => {
    void text(request).then(async body => {
      if (request.url !== licensePath) {
        return response.end(JSON.stringify(goodDetails))
      }
      const { images } = JSON.parse(body) as { images: { image_id: string }[] } // ours
      const ids = images.map(({ image_id }) => image_id)
      service.arrived.push(ids)
      await service.onLicense()
      const download = { url: 'http://localhost:4402/media/licensed/1' }
      const data = ids.map(image_id => ({ image_id, download }))
      return response.end(JSON.stringify({ data }))
    })
  })
  const port = await listen(server)
  const service: CountingService = {
    url: `http://127.0.0.1:${port}`,
    arrived: [],
    onLicense: async () => {},
    close: () => end(server)
  }
  return service
}

function end(server: Server): void {
  server.closeAllConnections()
  server.close()
}

export interface Instance {
  url: string
  process: ChildProcess
  /** Resolves when it has ended. */
  ended: Promise<unknown>
}

/** Gateways as processes, which may be killed; `end` ends all. */
export function createInstances() {
  // Inside the project, so that it finds the packages.
  const folder = mkdtempSync(join(root, '.cache', 'instance-'))
  const program = join(folder, 'instance.mjs')
  const running: ChildProcess[] = []
  bundleProgram(new URL('instance.ts', import.meta.url), program)

  return {
    folder,
    async start(
      service: CountingService,
      store: string,
      killAt = ''
    ): Promise<Instance> {
      const child = fork(program, {
        execArgv: [],
        env: {
          ...process.env,
          ...goodEnv,
          CLEARED_GATEWAY_SERVICE: service.url,
          CLEARED_GATEWAY_STORE: store,
          KILL_AT: killAt
        }
      })
      running.push(child)
      const ended = once(child, 'exit')
      const [url] = (await once(child, 'message')) as [string] // instance.ts
      return { url, process: child, ended }
    },
    async end(): Promise<void> {
      for (const child of running) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
