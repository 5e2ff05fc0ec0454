import { openServers } from './open-servers.ts'
import {
  waitForInterrupt,
  localOptions,
  printWelcome
} from './local-servers.ts'

/**
 * `npm start`: service, gateway and host page on PORT and the two after it,
 * until interrupted. Rejects with a sentence when a port is taken.
 */
export async function start(): Promise<void> {
  const servers = await openServers(await localOptions(), console.log)
  printWelcome(servers.url)
  await waitForInterrupt()
  await servers.close()
}
