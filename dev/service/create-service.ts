import type { Hono } from 'hono'
import { freeCore } from './access/free-core.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import {
  registerApplications,
  type GivenApplication,
  type OwnApplication
} from './accounts/own-applications.ts'
import { addOwner, type Owner } from './accounts/owner.ts'
import { seedDemoAccounts } from './accounts/seed-demo-accounts.ts'
import type { Core } from './core/core.ts'
import { createApp } from './create-app.ts'
import { breakConnections } from './faults/break-connections.ts'
import type { FaultInput } from './faults/fault-spec.ts'
import {
  createFaults,
  type ActiveFaults,
  type Faults
} from './faults/faults.ts'
import { createArrivalCounter, type Arrivals } from './http/arrivals.ts'
import type { Rate } from './http/buckets.ts'
import { openCatalog } from './index/open-catalog.ts'
import { openLibrary, type LibraryOptions } from './library/open-library.ts'
import { issueToken } from './oauth/tokens.ts'

export interface ServiceOptions extends LibraryOptions {
  /**
   * A folder, or `:memory:` for accounts that are lost when the process ends.
   */
  data: string
  /** The service's address, such as http://localhost:4402. */
  baseUrl: string
  /** Other names of this service for thumbnails and previews. */
  mediaBases?: string[] | undefined
  /** The application for tokens of the account page. */
  application?: GivenApplication | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
  /** Receives one line of JSON per request. */
  log?: ((line: string) => void) | undefined
  /** For each application; unlimited if left out. */
  rate?: Rate | undefined
  /** Whether demo accounts exist; true if left out. */
  hasDemo?: boolean | undefined
  /** Its account is added to a new data folder. */
  owner?: Owner | undefined
  /** Initial faults. */
  faults?: readonly FaultInput[] | undefined
}

export interface Service {
  app: Hono
  /** Like the app's `fetch`, but rejects for a broken connection. */
  fetch(request: Request): Promise<Response>
  /** Counts nothing without demo accounts. */
  arrivals: Arrivals
  faults: Faults
  application: OwnApplication
  /** A second client; neither accepts the other's tokens. */
  otherApplication: OwnApplication
  /** Creates a token without expiry, like the account page. */
  makeToken(username: string, scopes: string[], clientId?: string): string
  close(): void
}

/** Registers a part that must be closed with the service. */
type CloseLater = <Opened extends { close(): void }>(opened: Opened) => Opened

/**
 * Opens the reference service; creates its data folder if missing. If a part
 * cannot be opened, the previous ones are closed.
 */
export async function createService(options: ServiceOptions): Promise<Service> {
  const opened: { close(): void }[] = []
  const close = () => opened.forEach(one => one.close())
  try {
    const parts = await openParts(options, one => {
      opened.unshift(one)
      return one
    })
    return { ...parts, close }
  } catch (error) {
    close()
    throw error
  }
}

async function openParts(
  options: ServiceOptions,
  closeLater: CloseLater
): Promise<Omit<Service, 'close'>> {
  const { data, hasDemo = true, log = () => undefined } = options
  const faults = closeLater(createFaults(options.now))
  const core = await openCore(options, faults, closeLater)
  if (hasDemo) await seedDemoAccounts(core)
  if (options.owner) await addOwner(core, options.owner)
  const own = registerApplications(core, data, options.application)
  options.faults?.forEach(faults.set)
  const counter = createArrivalCounter()
  const app = createApp(core, {
    allowsFaults: hasDemo,
    clientId: own.application.clientId,
    log,
    counter: hasDemo ? counter : undefined,
    rate: options.rate
  })

  const fetch = breakConnections(
    faults,
    async request => app.fetch(request),
    error => log(JSON.stringify({ error: String(error) }))
  )

  return {
    app,
    fetch,
    arrivals: counter.arrivals,
    faults,
    ...own,
    makeToken: (username, scopes, clientId = own.application.clientId) =>
      makeToken(core, username, scopes, clientId)
  }
}

async function openCore(
  options: ServiceOptions,
  faults: ActiveFaults,
  closeLater: CloseLater
): Promise<Core> {
  const { data, hasDemo = true, log = () => undefined } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const accounts = closeLater(openAccounts(data, hasDemo))
  const opened = await openLibrary(accounts, options, log)
  const { library, count, indexes } = opened
  const core: Core = {
    accounts,
    catalog: closeLater(openCatalog(library, count, indexes)),
    library,
    count,
    faults,
    baseUrl,
    mediaBases: options.mediaBases ?? [baseUrl],
    free: () => free.get(),
    now: faults.now
  }
  const free = closeLater(freeCore(core, count, indexes))
  return core
}

function makeToken(
  core: Core,
  username: string,
  scopes: string[],
  clientId: string
): string {
  const sql = 'SELECT id FROM people WHERE username = ?'
  const [person] = core.accounts.all<{ id: string }>(sql, username)
  if (!person) throw new Error(`There is nobody called ${username}`)
  return issueToken(core, 'lasting', {
    clientId,
    person: person.id,
    scopes,
    realm: 'customer'
  })
}
