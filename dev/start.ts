import { openServers } from './open-servers.ts'
import { interruption, localOptions, welcome } from './local-servers.ts'

/**
 * `npm start`: service, gateway and host page on PORT and the two after it,
 * until interrupted. Rejects with a sentence when a port is taken.
 */
export async function start(): Promise<void> {
  const servers = await openServers(await localOptions(), console.log)
  welcome(servers.url)
  await interruption()
  await servers.close()
}
