import { join } from 'node:path'
import type { Addresses } from '../../../contract/config.ts'
import { libraryLength } from '../../flows/find-asset.ts'
import { goodEnv } from '../../../gateway/test/open-gateway.ts'
import { booksIn } from './process-log.ts'
import type { Program } from './killable-process.ts'
import type { Victim } from './killable-servers.ts'
import type { Programs } from './programs.ts'

interface Setting {
  programs: Programs
  folder: string
  addresses: Addresses
  /** Of the gateway: a file or an address. */
  store: string
}

const clientId = 'the-client-of-the-proof'
const clientSecret = 'the-secret-of-the-proof'

/** How service and gateway are started, again and again, on one folder. */
export function programsOf(setting: Setting): Record<Victim, Program> {
  const { programs, folder, addresses, store } = setting
  const { mortal } = programs
  const isRedis = store.startsWith('redis:')
  const env = {
    CLOCK: join(folder, 'clock'),
    ...booksIn(folder),
    REDIS_PORT: isRedis ? new URL(store).port : ''
  }
  return {
    service: {
      file: programs.service,
      mortal,
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
      mortal,
      ready: 'The gateway listens',
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
