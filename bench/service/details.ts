import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import * as v from 'valibot'
import { toAddress } from '../../contract/api/address.ts'
import { getImage } from '../../contract/api/image-endpoints.ts'
import { listAssets } from '../../dev/catalog/list-assets.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { openMillion } from './million.ts'
import { sendAll } from './send-all.ts'
import { startApart } from './run-apart.ts'

const servers = v.object({
  subject: v.number(),
  reference: v.number(),
  paths: v.array(v.string()),
  headers: v.record(v.string(), v.string())
})

const assets = 200
const requests = 2000

/** Details by id against a route that has the same bytes at hand. */
export async function benchDetails(folder: string): Promise<Figure[]> {
  const module = new URL(import.meta.url)
  const apart = await startApart(module, serveDetails, folder)
  try {
    const { paths, headers, ...ports } = v.parse(servers, apart.result)
    const timed = (port: number) => () =>
      sendAll(port, paths, headers, requests)
    return [
      await measureRatio({
        name: `${requests} details by id against a bare route`,
        bar: 2,
        subject: timed(ports.subject),
        reference: timed(ports.reference)
      })
    ]
  } finally {
    await apart.stop()
  }
}

/** Runs in a process of its own, in the folder of the index. */
export async function serveDetails(): Promise<v.InferOutput<typeof servers>> {
  const { service, headers } = await openMillion()
  const paths = Array.from(listAssets({ count: assets }), ({ id }) =>
    toAddress(getImage, { id }, {})
  )
  const bodies = new Map<string, string>()
  for (const path of paths) {
    const url = new URL(path, 'http://localhost')
    const response = await service.fetch(new Request(url, { headers }))
    bodies.set(path, await response.text())
  }
  const bare = new Hono().get('/v2/images/:id', context =>
    context.body(bodies.get(context.req.path) ?? '', 200, {
      'Content-Type': 'application/json'
    })
  )
  return {
    subject: await serve(request => service.fetch(request)),
    reference: await serve(request => bare.fetch(request)),
    paths,
    headers
  }
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
