import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { GaugeName, PublishGauge } from '../core/gauges.ts'
import type { GatewayConfig } from '../core/config.ts'
import type { GatewayParts, LogEntry } from '../core/core.ts'
import { countEvents } from './count-events.ts'
import { measureCalls } from './measure-calls.ts'
import { measureStore } from './measure-store.ts'

export interface Metrics {
  /** Counts what an entry of the log says. */
  count(entry: LogEntry): void
  publish: PublishGauge
  /** The same parts, with store and calls of the service measured. */
  measure(parts: GatewayParts, config: GatewayConfig): GatewayParts
  /** All metrics in the text format of Prometheus. */
  print(): Promise<string>
  contentType: string
}

/**
 * The metrics of one gateway. No label comes from a client: each is one of a
 * fixed list.
 */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const publish = publishTo(registry)
  return {
    count: countEvents(registry),
    publish,
    measure: (parts, { service }) => ({
      ...parts,
      publish,
      store: measureStore(registry, parts.store),
      fetch: measureCalls(registry, parts.fetch, service)
    }),
    print: () => registry.metrics(),
    contentType: registry.contentType
  }
}

const gauges: Record<GaugeName, { name: string; help: string }> = {
  leases: {
    name: 'cleared_leases',
    help: 'Purchases in flight, or not saved yet'
  },
  unknownPurchases: {
    name: 'cleared_unknown_purchases',
    help: 'Purchases of the last day whose outcome is unknown'
  },
  oldestUnknownPurchase: {
    name: 'cleared_oldest_unknown_purchase_seconds',
    help: 'Age of the oldest purchase whose outcome is unknown; 0 without one'
  },
  connections: {
    name: 'cleared_connections',
    help: 'Open connections of clients'
  },
  unsentBytes: {
    name: 'cleared_unsent_bytes',
    help: 'Bytes of replies that clients have not read yet'
  }
}

function publishTo(registry: Registry): PublishGauge {
  return (name, read) => {
    const gauge: Gauge = new Gauge({
      ...gauges[name],
      registers: [registry],
      collect: async () => {
        gauge.set(await read())
      }
    })
  }
}
