import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { getImage } from '../../contract/api/image-endpoints.ts'
import type { Figure } from '../figure.ts'
import { measureRatio, type Timed } from '../ratio.ts'
import { idLog } from './id-log.ts'
import { openMillion } from './million.ts'
import { sendAll } from './send-all.ts'
import { startInProcess } from './run-in-process.ts'

const servers = v.object({
  subject: v.number(),
  reference: v.number(),
  logs: v.object({ zipf: v.array(v.string()), uniform: v.array(v.string()) }),
  headers: v.record(v.string(), v.string())
})

const requests = 2000
const cachedCount = 200

/** Far more records than the service caches, so even repeated ids miss. */
const logLength = 24_000

/** Requests before the measurement, so that the service has run for a while. */
const warmUpCount = 100_000

/**
 * Details by id of recently requested assets, which the service has cached,
 * against a route with the same bytes in memory. Two more figures have ids from
 * the whole catalogue: by Zipf's law, about half of them cached, and at random.
 */
export async function benchDetails(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const apart = await startInProcess(module, serveDetails, folder)
  try {
    const { logs, headers, ...ports } = v.parse(servers, apart.result)
    const measure = (name: string, paths: readonly string[]) =>
      measureRatio({
        name: `${requests} details by id against a bare route, ${name}`,
        bar: 2,
        subject: createSender(ports.subject, paths, headers),
        reference: createSender(ports.reference, paths, headers)
      })
    return [
      await measure('asked for lately', logs.zipf.slice(0, cachedCount)),
      withoutBar(await measure('ids by Zipf’s law', logs.zipf)),
      withoutBar(await measure('ids at random', logs.uniform))
    ]
  } finally {
    await apart.stop()
  }
}

function withoutBar(figure: Figure): Figure {
  return { ...figure, bar: '', verdict: 'shown' }
}

/** Sends requests from the log, continuing after the last measurement. */
function createSender(
  port: number,
  paths: readonly string[],
  headers: Readonly<Record<string, string>>
): Timed {
  let sent = 0
  const next = () => paths[sent++ % paths.length] ?? '/'
  return () => sendAll(port, next, headers, requests)
}

/** Runs in its own process, in the folder of the index. */
export async function serveDetails(): Promise<v.InferOutput<typeof servers>> {
  const { service, headers } = await openMillion()
  const logs = { zipf: pathsOf('zipf'), uniform: pathsOf('uniform') }
  const bodies = new Map<string, string>()
  for (const path of new Set([...logs.zipf, ...logs.uniform])) {
    const url = new URL(path, 'http://localhost')
    const response = await service.fetch(new Request(url, { headers }))
    bodies.set(path, await response.text())
  }
  for (const id of idLog('zipf', warmUpCount, 5)) {
    const url = new URL(toAddress(getImage, { id }, {}), 'http://localhost')
    await service.fetch(new Request(url, { headers }))
  }
  const bare = new Hono().get('/v2/images/:id', context =>
    context.body(bodies.get(context.req.path) ?? '', 200, {
      'Content-Type': 'application/json'
    })
  )
  return {
    subject: await serve(request => service.fetch(request)),
    reference: await serve(request => bare.fetch(request)),
    logs,
    headers
  }
}

function pathsOf(draw: 'zipf' | 'uniform'): string[] {
  return idLog(draw, logLength).map(id => toAddress(getImage, { id }, {}))
}

async function serve(
  answer: (request: Request) => Response | Promise<Response>
): Promise<number> {
  const server = createAdaptorServer({
    overrideGlobalObjects: false,
    fetch: answer
  })
  await new Promise<void>(done => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const { port } = server.address() as AddressInfo // it listens on TCP
  return port
}
