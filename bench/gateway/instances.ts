import { startRedis } from '../../gateway/test/redis-server.ts'
import type { Figure } from '../figure.ts'
import { measureRatio, type Timed } from '../ratio.ts'
import { searchOf } from './relay.ts'
import { createSender } from './send-requests.ts'
import { withServers, type MeasuredServer } from './servers.ts'

const requests = 4000
const connections = 32
const words = 50

/** Processor time of two instances on one Redis server, against one. */
export async function benchInstances(): Promise<Figure[]> {
  const redis = await startRedis()
  try {
    return await withServers(async ({ start }) => {
      const { url } = await start('service')
      const env = {
        CLEARED_GATEWAY_SERVICE: url,
        CLEARED_GATEWAY_STORE: redis.url
      }
      const one = await start('gateway', env)
      const two = [await start('gateway', env), await start('gateway', env)]
      const figure = await measureRatio({
        name: 'two instances on one Redis server, against one',
        bar: 1 / 0.9,
        pairs: 5,
        unit: 'µs of processor time',
        subject: costOf(two),
        reference: costOf([one])
      })
      return [figure]
    })
  } finally {
    await redis.kill()
  }
}

/** Microseconds for a request: three searches, then a sign-in that is begun. */
function costOf(instances: readonly MeasuredServer[]): Timed {
  const all = async () => {
    const times = await Promise.all(instances.map(one => one.cpuTime()))
    return times.reduce((sum, time) => sum + time, 0)
  }
  let count = 0
  const next = () => {
    count += 1
    const { url = '' } = instances[count % instances.length] ?? {}
    return count % 4 === 0
      ? `${url}/sign-ins/${'0'.repeat(32)}/status`
      : searchOf(url, `word${count % words}`)
  }
  return async () => {
    const sender = createSender(connections)
    const before = await all()
    await sender.send(next, requests)
    sender.close()
    return (1000 * ((await all()) - before)) / requests
  }
}
