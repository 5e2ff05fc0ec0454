import type { Addresses } from '../contract/config.ts'

export interface ServerPorts {
  host: number
  gateway: number
  service: number
  /** Port of the gateway when a proxy stands before it. */
  proxiedGateway?: number
}

export interface ServerOptions {
  ports: ServerPorts
  /** Folder for accounts, licenses and sign-ins. */
  folder: string
  /** Folder for the built plugin. */
  pluginFolder: string
  /** The plugin is already built for these ports. */
  isBuilt?: boolean
  /** Size of the catalogue. */
  assets?: number
  mediaFolder?: string
  /** Document that the host page opens first; an empty one if left out. */
  documentPath?: string
}

export function addressesOf(ports: ServerPorts): Addresses {
  const service = `http://localhost:${ports.service}`
  return {
    service,
    gateway: `http://localhost:${ports.gateway}`,
    media: [service, `http://127.0.0.1:${ports.service}`],
    plans: `${service}/account`,
    terms: `${service}/terms`
  }
}
