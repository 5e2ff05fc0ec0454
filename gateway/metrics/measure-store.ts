import { Counter, Histogram, type Registry } from 'prom-client'
import type { Store } from '../core/store.ts'
import { wrapStore } from '../store/wrap-store.ts'
import { secondsSince } from './seconds-since.ts'

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 3]

/** Measures the operations of a store. */
export function measureStore(registry: Registry, store: Store): Store {
  const options = { labelNames: ['operation'], registers: [registry] }
  const times = new Histogram({
    name: 'cleared_store_seconds',
    help: 'Times of operations of the store, failed ones included',
    buckets,
    ...options
  })
  const errors = new Counter({
    name: 'cleared_store_errors_total',
    help: 'Failed operations of the store',
    ...options
  })

  const operations = Object.keys(store).filter(name => name !== 'close')
  // Prometheus sees an increase only from a value that was there before.
  operations.forEach(operation => {
    times.zero({ operation })
    errors.inc({ operation }, 0)
  })
  return wrapStore(store, async (operation, work) => {
    const start = performance.now()
    try {
      return await work()
    } catch (error) {
      errors.inc({ operation })
      throw error
    } finally {
      times.observe({ operation }, secondsSince(start))
    }
  })
}
