import { join } from 'node:path'
import { readGatewayConfig } from '../gateway/core/config.ts'
import { startGateway, type RunningGateway } from '../gateway/server.ts'
import { addressesOf, type ServerOptions } from './server-options.ts'
import { loadSealingKey } from './sealing-key.ts'
import type { OwnApplication } from './service/accounts/own-applications.ts'

/** The gateway, registered at the service as this application. */
export async function openGateway(
  { ports, folder }: ServerOptions,
  { clientId, clientSecret }: OwnApplication
): Promise<RunningGateway> {
  const addresses = addressesOf(ports)
  const sealingKey = await loadSealingKey(join(folder, 'sealing-key'))
  const config = readGatewayConfig({
    CLEARED_GATEWAY_BASE: addresses.gateway,
    CLEARED_GATEWAY_SERVICE: addresses.service,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_SEALING_SECRETS: sealingKey,
    CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
    CLEARED_GATEWAY_UPLOADS: 'on',
    CLEARED_GATEWAY_SIGN_OUT: `${addresses.service}/account`,
    CLEARED_GATEWAY_STORE: join(folder, 'gateway.db')
  })
  return startGateway({ config, port: ports.proxiedGateway ?? ports.gateway })
}
