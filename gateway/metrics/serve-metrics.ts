import { once } from 'node:events'
import { createServer } from 'node:http'
import { reasonOf } from '../../contract/errors.ts'
import type { MetricsAddress } from '../core/metrics-address.ts'
import { urlOf } from '../http/url-of.ts'
import { createMetrics, type Metrics } from './create-metrics.ts'

export interface ServedMetrics extends Metrics {
  /** Such as `http://127.0.0.1:9464/metrics`. */
  url: string
  close(): void
}

const path = '/metrics'

/**
 * Metrics, and a server for them with a port of its own: no proxy of the
 * gateway can pass them on by mistake. Rejects if the port is taken.
 */
export async function serveMetrics({
  host,
  port
}: MetricsAddress): Promise<ServedMetrics> {
  const metrics = createMetrics()
  const server = createServer((request, reply) => {
    if (request.method !== 'GET' || request.url !== path) {
      reply.writeHead(404).end()
      return
    }
    metrics.print().then(
      text => {
        reply.writeHead(200, { 'Content-Type': metrics.contentType }).end(text)
      },
      (error: unknown) => {
        reply.writeHead(500).end(reasonOf(error))
      }
    )
  })
  server.listen(port, host)
  await once(server, 'listening') // rejects with an error event
  return {
    ...metrics,
    url: urlOf(server) + path,
    close() {
      server.close()
      server.closeAllConnections()
    }
  }
}
