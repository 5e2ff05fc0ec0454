import { buildPlugin } from '../build.mjs'
import type { Addresses } from '../contract/config.ts'
import { closeAll } from './close-all.ts'
import { addressesOf, type ServerOptions } from './server-options.ts'
import { openGateway } from './open-gateway.ts'
import { openHost } from './open-host.ts'
import { openService } from './open-service.ts'
import type { Service } from './service/create-service.ts'
import { type Say, steps } from './steps.ts'

export interface Servers {
  /** The page in which the plugin runs. */
  url: string
  addresses: Addresses
  service: Service
  close(): Promise<void>
}

/**
 * Opens everything local: the service, the gateway, the plugin built for their
 * addresses, and the host page that runs it. If one fails, the others are closed
 * again. Announces each step that takes a while.
 */
export async function openServers(
  options: ServerOptions,
  say: Say = () => undefined
): Promise<Servers> {
  const closings: (() => Promise<void>)[] = []
  const close = (): Promise<void> => closeAll(closings)
  function keep<T extends { close(): Promise<void> }>(opened: T): T {
    closings.unshift(() => opened.close())
    return opened
  }
  try {
    const addresses = addressesOf(options.ports)
    if (!options.isBuilt) {
      say(steps.plugin)
      await buildPlugin({ addresses, outDir: options.pluginFolder })
    }
    say(steps.servers)
    const { service } = keep(await openService(options))
    keep(await openGateway(options, service.application))
    say(steps.host)
    const { url } = keep(await openHost(options))
    return { url, addresses, service, close }
  } catch (error) {
    await close()
    throw error
  }
}
