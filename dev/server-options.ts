import type { Addresses } from '../contract/config.ts'

export interface ServerPorts {
  host: number
  gateway: number
  service: number
  /** Where the gateway listens when something stands before it. */
  gatewayBehind?: number
}

export interface ServerOptions {
  ports: ServerPorts
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

export function addressesOf(ports: ServerPorts): Addresses {
  const service = `http://localhost:${ports.service}`
  return {
    service,
    gateway: `http://localhost:${ports.gateway}`,
    media: [service, `http://127.0.0.1:${ports.service}`]
  }
}
