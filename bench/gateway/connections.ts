import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure } from '../figure.ts'
import { median, measureRatio, percentile99 } from '../ratio.ts'
import { searchOf } from './relay.ts'
import { createSender } from './send-requests.ts'
import { withServers, type MeasuredServer } from './servers.ts'

const few = 10
const many = 200
const idle = 2000

/** Requests per second, over all connections, and in one measurement. */
const rate = 200
const requests = 400
const rounds = 6

/** Replies and memory with 200 busy and 2,000 idle connections. */
export async function benchConnections(): Promise<Figure[]> {
  return withServers(async ({ start }) => {
    const { url } = await start('service')
    const gateway = await start('gateway', { CLEARED_GATEWAY_SERVICE: url })
    const alone = await start('gateway', { CLEARED_GATEWAY_SERVICE: url })
    const idlers = await openIdlers(gateway.url)
    try {
      const latency = await measureRatio({
        name: `99th percentile of ${many} busy and ${idle} idle connections, against ${few}`,
        bar: 3,
        pairs: 3,
        warmUps: 1,
        subject: async () => percentile99(await sendSteadily(gateway, many)),
        reference: async () => percentile99(await sendSteadily(alone, few))
      })
      return [latency, await measureMemory(gateway)]
    } finally {
      idlers.forEach(socket => socket.destroy())
    }
  })
}

/** Connections that asked once and stay open; the head of another request. */
async function openIdlers(url: string): Promise<Socket[]> {
  const { port } = new URL(url)
  return Promise.all(
    Array.from({ length: idle }, async () => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      await new Promise(resolve => socket.once('connect', resolve))
      return socket
    })
  )
}

/** As many requests in a second, however many connections there are. */
async function sendSteadily(
  { url }: MeasuredServer,
  connections: number
): Promise<number[]> {
  const sender = createSender(connections)
  const sent: Promise<number[]>[] = []
  for (let count = 0; count < requests; count += 1) {
    sent.push(sender.send(() => searchOf(url, `word${count % few}`), 1))
    await wait(1000 / rate)
  }
  const times = (await Promise.all(sent)).flat()
  sender.close()
  return times
}

/** Memory after the last rounds, against the first ones. */
async function measureMemory(gateway: MeasuredServer): Promise<Figure> {
  const sizes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await sendSteadily(gateway, many)
    sizes.push((await gateway.memory()) / 2 ** 20)
  }
  const before = median(sizes.slice(0, rounds / 2))
  const after = median(sizes.slice(rounds / 2))
  return atMost(
    'memory of later rounds, against earlier ones',
    after / before,
    1.1,
    '×',
    `${sizes.map(size => size.toFixed(1)).join(', ')} MB`
  )
}
