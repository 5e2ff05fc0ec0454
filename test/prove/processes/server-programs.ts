import { join } from 'node:path'
import type { Addresses } from '../../../contract/config.ts'
import { libraryLength } from '../../flows/set-up/find-asset.ts'
import { goodEnv } from '../../../gateway/test/open-gateway.ts'
import { logPaths } from './process-log.ts'
import type { Program } from './killable-process.ts'
import type { ServerName } from './killable-servers.ts'
import type { Programs } from './programs.ts'

interface Setting {
  programs: Programs
  folder: string
  addresses: Addresses
  /** The gateway's store: a file or an address. */
  store: string
  /** Of the server that has the purchases, if there is one. */
  redisPort?: number
}

const clientId = 'the-client-of-the-proof'
const clientSecret = 'the-secret-of-the-proof'

/** How to start service and gateway on the data in one folder. */
export function serverPrograms(setting: Setting): Record<ServerName, Program> {
  const { programs, folder, addresses, store, redisPort = '' } = setting
  const { killable } = programs
  const env = {
    CLOCK: join(folder, 'clock'),
    ...logPaths(folder),
    REDIS_PORT: `${redisPort}`
  }
  return {
    service: {
      file: programs.service,
      killable,
      ready: 'The service is ready',
      argv: [
        `--port=${portOf(addresses.service)}`,
        `--data=${join(folder, 'service')}`,
        `--assets=${libraryLength}`
      ],
      env: {
        ...env,
        SERVICE_CLIENT_ID: clientId,
        SERVICE_CLIENT_SECRET: clientSecret
      }
    },
    gateway: {
      file: programs.gateway,
      killable,
      ready: '"event":"listening"',
      argv: ['--port', portOf(addresses.gateway)],
      env: {
        ...env,
        ...goodEnv,
        CLEARED_GATEWAY_BASE: addresses.gateway,
        CLEARED_GATEWAY_SERVICE: addresses.service,
        CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
        CLEARED_GATEWAY_CLIENT_ID: clientId,
        CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
        CLEARED_GATEWAY_STORE: store
      }
    }
  }
}

function portOf(address: string): string {
  return new URL(address).port
}
