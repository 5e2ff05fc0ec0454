import { join } from 'node:path'
import { addressesOf, type ServerOptions } from './server-options.ts'
import { startService, type RunningService } from './service/server.ts'

/** The service, with the data of earlier runs. */
export function openService(options: ServerOptions): Promise<RunningService> {
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
