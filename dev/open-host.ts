import { join } from 'node:path'
import { startHostServer, type HostServer } from './figma/server.ts'
import type { ServerOptions } from './server-options.ts'

/** The host page with the built plugin open in it. */
export function openHost(
  { ports, pluginFolder, documentPath }: ServerOptions,
  reloadOnChange = false
): Promise<HostServer> {
  return startHostServer({
    manifestPath: join(pluginFolder, 'manifest.json'),
    command: 'open',
    port: ports.host,
    reloadOnChange,
    ...(documentPath && { documentPath })
  })
}
