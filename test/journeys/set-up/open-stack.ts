import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Addresses } from '../../../contract/config.ts'
import { openServers } from '../../../dev/open-servers.ts'
import { root } from '../../../dev/install.mjs'
import type { Service } from '../../../dev/service/create-service.ts'
import { freePorts } from '../../free-ports.ts'
import { closeAll } from '../../../dev/close-all.ts'
import { openCuttingProxy } from './cutting-proxy.ts'
import type { CuttingProxy } from './cutting-proxy.ts'
import type { PanelSign } from './open-page.ts'

export interface TestStack {
  url: string
  addresses: Addresses
  /** Origins that a page may send requests to. */
  origins: string[]
  panel: PanelSign
  service: Service
  /** Stands between browser and gateway. */
  proxy: CuttingProxy
  close(): Promise<void>
}

/** Shared by all stacks of this process, like the plugin. */
let ports: Promise<number[]> | undefined

/** The built plugin's files by name. */
let plugin: Map<string, Buffer> | undefined

/**
 * Opens a stack, one at a time in a process, with a proxy that can lose the
 * gateway's replies. The host page opens the document at the path, or an empty
 * one.
 */
export async function openStack(
  folder: string,
  documentPath?: string,
  assets?: number
): Promise<TestStack> {
  ports ??= freePorts(4)
  const [host = 0, gateway = 0, service = 0, proxiedGateway = 0] = await ports
  const pluginFolder = join(folder, 'plugin')
  if (plugin) await writeFiles(pluginFolder, plugin)
  const servers = await openServers({
    ports: { host, gateway, service, proxiedGateway },
    folder,
    pluginFolder,
    isBuilt: plugin !== undefined,
    mediaFolder: join(root, '.cache', 'catalog'),
    ...(documentPath !== undefined && { documentPath }),
    ...(assets !== undefined && { assets })
  }).catch((error: unknown) => {
    ports = undefined
    plugin = undefined
    throw error
  })
  const { addresses, url } = servers
  try {
    plugin ??= await readFiles(pluginFolder)
    const proxy = await openCuttingProxy(gateway, proxiedGateway)
    return {
      url,
      addresses,
      origins: [url, addresses.gateway, addresses.service, ...addresses.media],
      panel: { title: 'Cleared', ready: 'nav' },
      service: servers.service,
      proxy,
      close: () => closeAll([() => proxy.close(), () => servers.close()])
    }
  } catch (error) {
    await servers.close()
    throw error
  }
}

async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const name of await readdir(folder)) {
    files.set(name, await readFile(join(folder, name)))
  }
  return files
}

async function writeFiles(
  folder: string,
  files: Map<string, Buffer>
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes)
}
