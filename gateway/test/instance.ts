import { randomBytes } from 'node:crypto'
import { createAdaptorServer } from '@hono/node-server'
import { listen } from '../../test/listen.ts'
import { createGateway } from '../app.ts'
import { readGatewayConfig } from '../core/config.ts'
import { openStore } from '../store/open-store.ts'
import { wrapStore } from '../store/wrap-store.ts'
import type { Store } from '../core/store.ts'

// A process of its own: a gateway that may die at one of its writes.
const { KILL_AT: deathPoint = '' } = process.env
const config = readGatewayConfig(process.env)
const now = () => Date.now()
const store = mortal(openStore(config, now, () => undefined))
const app = createGateway(config, {
  store,
  fetch,
  now,
  randomBytes,
  log: () => undefined
})
const port = await listen(createAdaptorServer({ fetch: app.fetch }))
process.send?.(`http://127.0.0.1:${port}`)

/** Kills the process before or after the nth write of that name. */
function mortal(store: Store): Store {
  const [name = '', number = '', side = ''] = deathPoint.split(' ')
  let count = 0

  async function live<T>(own: string, work: () => Promise<T>): Promise<T> {
    const isTheOne = own === name && (count += 1) === Number(number)
    if (isTheOne && side === 'before') process.kill(process.pid, 'SIGKILL')
    const done = await work()
    if (isTheOne) process.kill(process.pid, 'SIGKILL')
    return done
  }

  return wrapStore(store, live)
}
