import { defaultAddresses } from '../../../contract/config.ts'
import type { Storage } from '../../../dev/figma/headless.ts'
import { createService } from '../../../dev/service/create-service.ts'
import type {
  Service,
  ServiceOptions
} from '../../../dev/service/create-service.ts'
import type { Library } from '../../../dev/service/core/library.ts'
import { createGateway } from '../../../gateway/app.ts'
import { readGatewayConfig } from '../../../gateway/core/config.ts'
import { createSqliteStore } from '../../../gateway/store/sqlite-store.ts'
import type { Store } from '../../../gateway/core/store.ts'
import { createVirtualClock } from '../../virtual-clock.ts'
import type { VirtualClock } from '../../virtual-clock.ts'
import { createWebBrowser } from '../../web-browser.ts'
import type { WebBrowser } from '../../web-browser.ts'
import { libraryLength } from './find-asset.ts'
import { createFiles } from './open-files.ts'
import type { Files, FilesParts } from './open-files.ts'
import { createRouteFetch } from './route-fetch.ts'
import type { RouteFetch } from './route-fetch.ts'

export type { OpenFile } from './open-files.ts'

export interface FlowStack extends Files {
  service: Service
  network: RouteFetch
  clock: VirtualClock
  /** The person's own browser. */
  browser: WebBrowser
  /** This machine's client storage. */
  storage: Storage
  /** Milliseconds by which this machine's clock is ahead; 0 at first. */
  ahead: number
}

export interface OpenStack extends FlowStack {
  /** Origins of service and gateway. */
  origins: readonly string[]
  /** Throws when a fault never struck. */
  close(): void
}

export const addresses = defaultAddresses

export interface StackOptions extends Pick<
  FilesParts,
  'loadPanel' | 'openHost'
> {
  /** This machine's client storage; empty by default. */
  storage?: Storage
  /** What the service offers; the catalogue by default. */
  library?: Library
  /** Options of the service that replace the usual ones. */
  service?: Partial<ServiceOptions>
  /** Time of opening in milliseconds since 1970; now by default. */
  start?: number
  /** What the gateway has stored, with its sealing key. */
  gatewayState?: GatewayState
  /** Variables of the gateway that replace the usual ones. */
  gatewayEnv?: Record<string, string>
}

interface GatewayState {
  sealingSecret: string
  openStore: (now: () => number) => Store
}

const emptyState: GatewayState = {
  sealingSecret: 'a-sealing-secret-of-the-flows-0123456789-abcdefghijk',
  openStore: now => createSqliteStore(':memory:', now)
}

/** Opens service, gateway and network in this process; nothing else exists. */
export async function openStack(options: StackOptions): Promise<OpenStack> {
  const { storage = new Map(), library, service: own, ...others } = options
  const { start = Date.now(), gatewayState = emptyState, ...more } = others
  const { gatewayEnv = {}, ...given } = more
  const clock = createVirtualClock(start, { idle: () => files.calm() })
  const service = await createService({
    data: ':memory:',
    baseUrl: addresses.service,
    assets: libraryLength,
    library,
    ...own,
    now: () => clock.now()
  })
  const network = createRouteFetch(
    new Map([
      [addresses.service, (request: Request) => service.fetch(request)],
      [addresses.gateway, async (request: Request) => gateway.fetch(request)]
    ])
  )
  const env = { ...gatewayEnvOf(service, gatewayState), ...gatewayEnv }
  const gateway = openGateway(env, network, clock, gatewayState)
  const ownClock = { ...clock, now: () => clock.now() + stack.ahead }
  const files = createFiles({
    addresses,
    network,
    clock: ownClock,
    storage,
    ...given
  })

  const stack = {
    ...files,
    origins: [addresses.service, addresses.gateway],
    service,
    network,
    clock,
    browser: createWebBrowser(request => network.direct(request)),
    storage,
    ahead: 0,
    close() {
      files.close()
      service.close()
      const unmet = network.unmet()
      if (unmet.length > 0) throw new Error(`Never asked: ${unmet.join()}`)
    }
  }
  return stack
}

function gatewayEnvOf(
  { application }: Service,
  { sealingSecret }: GatewayState
): Record<string, string> {
  const { clientId, clientSecret } = application
  return {
    CLEARED_GATEWAY_BASE: addresses.gateway,
    CLEARED_GATEWAY_SERVICE: addresses.service,
    CLEARED_GATEWAY_CLIENT_ID: clientId,
    CLEARED_GATEWAY_CLIENT_SECRET: clientSecret,
    CLEARED_GATEWAY_SEALING_SECRETS: sealingSecret,
    CLEARED_GATEWAY_MEDIA: addresses.media.join(','),
    CLEARED_GATEWAY_STORE: ':memory:'
  }
}

function openGateway(
  env: Record<string, string>,
  network: RouteFetch,
  clock: VirtualClock,
  { openStore }: GatewayState
) {
  return createGateway(readGatewayConfig(env), {
    store: openStore(() => clock.now()),
    fetch: (input, init) => network.direct(new Request(input, init)),
    now: () => clock.now(),
    randomBytes: count => crypto.getRandomValues(new Uint8Array(count)),
    log: () => {}
  })
}
