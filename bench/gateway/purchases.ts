import type { Store } from '../../gateway/core/store.ts'
import { createRedisStore } from '../../gateway/store/redis-store.ts'
import { startRedis } from '../../gateway/test/redis-server.ts'
import { cpuTime } from '../cpu-time.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { attemptOf, buyOne, openPurchases } from './open-purchases.ts'

const purchasesPerRun = 1000

/** A purchase that is recorded, with a number that no other text contains. */
const recorded = 0xabcdef

type Command = (number: number) => Promise<unknown>

/**
 * Claim, lease and outcome of purchases on Redis, against the commands that
 * they send to the store. The service answers at once, in this process.
 */
export async function benchPurchases(): Promise<Figure[]> {
  const redis = await startRedis()
  const store = createRedisStore(
    redis.url,
    () => Date.now(),
    () => undefined
  )
  try {
    const commands = await record(store)
    const purchases = openPurchases(store)
    let number = 0x1000000
    const many = (work: Command) => () =>
      cpuTime(async () => {
        for (let count = 0; count < purchasesPerRun; count += 1) {
          await work((number += 1))
        }
      })
    const figure = await measureRatio({
      name: `${purchasesPerRun} purchases, against their ${commands.length} commands to the store`,
      bar: 1.5,
      unit: 'ms of processor time',
      subject: many(next => buyOne(purchases, next)),
      reference: many(async next => {
        for (const command of commands) await command(next)
      })
    })
    return [figure]
  } finally {
    await store.close()
    await redis.kill()
  }
}

/** The commands of one purchase, to be repeated for others. */
async function record(store: Store): Promise<Command[]> {
  const commands: Command[] = []
  const recording = new Proxy(store, {
    get:
      (target, name: keyof Store) =>
      (...args: unknown[]) => {
        const text = JSON.stringify(args)
        commands.push(number =>
          call(target, name, JSON.parse(renumber(text, number)) as unknown[])
        )
        return call(target, name, args)
      }
  })
  await buyOne(openPurchases(recording), recorded)
  return commands
}

function call(
  store: Store,
  name: keyof Store,
  args: unknown[]
): Promise<unknown> {
  const method = store[name] as (...args: unknown[]) => Promise<unknown> // its own arguments
  return method(...args)
}

function renumber(text: string, number: number): string {
  return text
    .replaceAll(attemptOf(recorded), attemptOf(number))
    .replaceAll(`${recorded}`, `${number}`)
}
