import { join } from 'node:path'
import type { Addresses } from '../../contract/config.ts'
import { openHouse as openLocalHouse } from '../../dev/house.ts'
import { root } from '../../dev/install.mjs'
import type { Service } from '../../dev/service/create-service.ts'
import { freePorts } from '../free-ports.ts'
import { closeAll } from '../../dev/close-all.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import type { CuttingProxy } from './cutting-proxy.ts'
import type { PanelSign } from './open-page.ts'

export interface TestHouse {
  url: string
  addresses: Addresses
  /** All that a page may ask. */
  origins: string[]
  panel: PanelSign
  service: Service
  /** Stands between browser and gateway. */
  proxy: CuttingProxy
  close(): Promise<void>
}

/** The same for each house of a process: its plugin is built but once. */
let ports: Promise<number[]> | undefined

/**
 * A house of its own, one at a time in a process, with a proxy that can lose
 * the gateway's replies. The host page opens the document at the path, or an
 * empty one.
 */
export async function openHouse(
  folder: string,
  documentPath?: string,
  assets?: number
): Promise<TestHouse> {
  ports ??= freePorts(4)
  const [host = 0, gateway = 0, service = 0, gatewayBehind = 0] = await ports
  const house = await openLocalHouse({
    ports: { host, gateway, service, gatewayBehind },
    folder,
    pluginFolder: join(folder, 'plugin'),
    mediaFolder: join(root, '.cache', 'catalog'),
    ...(documentPath !== undefined && { documentPath }),
    ...(assets !== undefined && { assets })
  }).catch((error: unknown) => {
    ports = undefined
    throw error
  })
  const { addresses, url } = house
  try {
    const proxy = await openCuttingProxy(gateway, gatewayBehind)
    return {
      url,
      addresses,
      origins: [url, addresses.gateway, addresses.service, ...addresses.media],
      panel: { title: 'Cleared', ready: 'nav' },
      service: house.service,
      proxy,
      close: () => closeAll([() => proxy.close(), () => house.close()])
    }
  } catch (error) {
    await house.close()
    throw error
  }
}
