import { join } from 'node:path'
import { buildPlugin } from '../build.mjs'
import type { Addresses } from '../contract/config.ts'
import { closeAll } from './close-all.ts'
import { readGatewayConfig } from '../gateway/config.ts'
import { startGateway } from '../gateway/server.ts'
import { startHostServer } from './figma/server.ts'
import { loadSealingKey } from './sealing-key.ts'
import type { Service } from './service/create-service.ts'
import { startService } from './service/server.ts'

export interface HousePorts {
  host: number
  gateway: number
  service: number
  /** Where the gateway listens when something stands before it. */
  gatewayBehind?: number
}

export interface HouseOptions {
  ports: HousePorts
  /** Keeps accounts, licenses and sign-ins. */
  folder: string
  /** Where the built plugin goes. */
  pluginFolder: string
  /** The plugin is there already, for these ports. */
  isBuilt?: boolean
  /** Size of the catalogue. */
  assets?: number
  mediaFolder?: string
  /** What the host page opens first; an empty document if left out. */
  documentPath?: string
}

export interface House {
  /** The page in which the plugin runs. */
  url: string
  addresses: Addresses
  service: Service
  close(): Promise<void>
}

/**
 * Everything local: the service, the gateway, the plugin built for their
 * addresses, and the host page that runs it. What was opened is closed again
 * when the rest cannot be.
 */
export async function openHouse(options: HouseOptions): Promise<House> {
  const closings: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closings)
  function keep<T extends { close(): Promise<void> }>(opened: T): T {
    closings.unshift(() => opened.close())
    return opened
  }
  try {
    return { ...(await openAll(options, keep)), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openAll(
  options: HouseOptions,
  keep: <T extends { close(): Promise<void> }>(opened: T) => T
): Promise<Omit<House, 'close'>> {
  const { ports, folder, pluginFolder, isBuilt = false } = options
  const addresses = addressesOf(ports)
  if (!isBuilt) await buildPlugin({ addresses, outDir: pluginFolder })
  const { service } = keep(
    await startService({
      port: ports.service,
      data: join(folder, 'service'),
      assets: options.assets,
      mediaFolder: options.mediaFolder,
      baseUrl: addresses.service,
      mediaBases: addresses.media
    })
  )
  const { clientId, clientSecret } = service.application
  const config = readGatewayConfig({
    CLEARED_GATEWAY_BASE: addresses.gateway,
    CLEARED_GATEWAY_SERVICE: addresses.service,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_SEALING_SECRETS: await loadSealingKey(
      join(folder, 'sealing-key')
    ),
    CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
    CLEARED_GATEWAY_STORE: join(folder, 'gateway.db')
  })
  keep(
    await startGateway({ config, port: ports.gatewayBehind ?? ports.gateway })
  )
  const host = keep(
    await startHostServer({
      manifestPath: join(pluginFolder, 'manifest.json'),
      command: 'open',
      port: ports.host,
      ...(options.documentPath && { documentPath: options.documentPath })
    })
  )
  return { url: host.url, addresses, service }
}

function addressesOf(ports: HousePorts): Addresses {
  const service = `http://localhost:${ports.service}`
  return {
    service,
    gateway: `http://localhost:${ports.gateway}`,
    media: [service, `http://127.0.0.1:${ports.service}`]
  }
}
