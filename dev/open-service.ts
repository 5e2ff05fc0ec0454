import { join } from 'node:path'
import { addressesOf, type HouseOptions } from './server-options.ts'
import { startService, type RunningService } from './service/server.ts'

/** The service of the house, with what it kept. */
export function openService(options: HouseOptions): Promise<RunningService> {
  const { ports, folder, assets, mediaFolder } = options
  const addresses = addressesOf(ports)
  return startService({
    port: ports.service,
    data: join(folder, 'service'),
    assets,
    mediaFolder,
    baseUrl: addresses.service,
    mediaBases: addresses.media
  })
}
