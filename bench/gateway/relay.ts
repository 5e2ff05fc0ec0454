import type { Figure } from '../figure.ts'
import { measureRatio, type Timed } from '../ratio.ts'
import { createSender } from './send-requests.ts'
import { withServers, type MeasuredServer } from './servers.ts'

const requests = 3000
const connections = 32
const pairs = 5

/** At least 0.8 of what the reference does with the same processor time. */
const bar = 1 / 0.8

/** Searches through the gateway, from its cache and from the service. */
export async function benchRelay(): Promise<Figure[]> {
  return withServers(async ({ start }) => {
    const { url: service } = await start('service')
    const env = { CLEARED_GATEWAY_SERVICE: service }
    const gateway = await start('gateway', env)
    const bare = await start('bare')
    const proxy = await start('proxy', env)
    const identity = { 'Accept-Encoding': 'identity' }
    return [
      await measureRatio({
        name: 'a cached search, against a bare server of the same bytes',
        bar,
        pairs,
        unit: 'µs of processor time',
        subject: costOf(gateway, () => 'sea'),
        reference: costOf(bare, () => 'sea')
      }),
      await measureRatio({
        name: 'an uncached search, against a bare proxy that compresses',
        bar,
        pairs,
        unit: 'µs of processor time',
        subject: costOf(gateway, freshWords()),
        reference: costOf(proxy, freshWords())
      }),
      await measureRatio({
        name: 'the same for clients that accept no compression',
        bar,
        pairs,
        unit: 'µs of processor time',
        subject: costOf(gateway, freshWords(), identity),
        reference: costOf(proxy, freshWords(), identity)
      })
    ]
  })
}

/** Microseconds of processor time for a request. */
function costOf(
  server: MeasuredServer,
  nextWords: () => string,
  headers?: Record<string, string>
): Timed {
  return async () => {
    const sender = createSender(connections, headers)
    const before = await server.cpuTime()
    await sender.send(() => searchOf(server.url, nextWords()), requests)
    sender.close()
    return (1000 * ((await server.cpuTime()) - before)) / requests
  }
}

/** The address of a page of results. */
export function searchOf(gateway: string, words: string): string {
  return `${gateway}/api/v2/images/search?query=${words}&per_page=50`
}

/** Words of searches that no cache knows. */
function freshWords(): () => string {
  let count = 0
  return () => `fresh${(count += 1)}`
}
