import { openHouse } from './open-servers.ts'
import { interruption, localHouse, welcome } from './local-servers.ts'

/**
 * `npm start`: service, gateway and host page on PORT and the two after it,
 * until interrupted. Rejects with a sentence when a port is taken.
 */
export async function start(): Promise<void> {
  const house = await openHouse(await localHouse(), console.log)
  welcome(house.url)
  await interruption()
  await house.close()
}
