import type { Hono } from 'hono'
import * as v from 'valibot'
import { freeCore } from './access/free-core.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import {
  registerApplications,
  type GivenApplication,
  type OwnApplication
} from './accounts/own-applications.ts'
import { addOwner, type Owner } from './accounts/owner.ts'
import { seedPeople } from './accounts/seed-demo-accounts.ts'
import type { Core } from './core/core.ts'
import { createApp } from './create-app.ts'
import { breakConnections } from './faults/break-connections.ts'
import { FaultOrder, type WantedFault } from './faults/fault-spec.ts'
import {
  createFaults,
  type ActiveFaults,
  type Faults
} from './faults/faults.ts'
import { orderFault } from './faults/set-fault.ts'
import { createArrivalCounter, type Arrivals } from './http/arrivals.ts'
import type { Rate } from './http/buckets.ts'
import { openCatalog } from './index/open-catalog.ts'
import { openLibrary, type LibraryOptions } from './library/open-library.ts'
import { issueToken } from './oauth/tokens.ts'

export interface ServiceOptions extends LibraryOptions {
  /** A folder, or `:memory:` for accounts that end with the process. */
  data: string
  /** Where the service is reached, such as http://localhost:4402. */
  baseUrl: string
  /** Other names of this service for thumbnails and previews. */
  mediaBases?: string[] | undefined
  /** The application whose tokens the account page makes. */
  application?: GivenApplication | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
  /** Takes one line of JSON a request. */
  log?: ((line: string) => void) | undefined
  /** Of each application; without one there is no limit. */
  rate?: Rate | undefined
  /** Whether the demo people are there, as they are unless said otherwise. */
  hasDemo?: boolean | undefined
  /** Whose account a new data folder gets, too. */
  owner?: Owner | undefined
  /** Faults that are there from the start. */
  faults?: readonly WantedFault[] | undefined
}

export interface Service {
  app: Hono
  /** Like the app's own, but a cut connection rejects as `fetch` does. */
  fetch(request: Request): Promise<Response>
  /** Counts nothing without the demo people. */
  arrivals: Arrivals
  faults: Faults
  application: OwnApplication
  /** A second client; neither accepts the other's tokens. */
  otherApplication: OwnApplication
  /** Makes a lasting token, as the account page does. */
  makeToken(username: string, scopes: string[], clientId?: string): string
  close(): void
}

/** Keeps what is opened, to close it with the service. */
type Keep = <Opened extends { close(): void }>(opened: Opened) => Opened

/**
 * Opens the reference service; its data folder is made when missing. When a
 * part cannot be opened, those before it are closed.
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
  keep: Keep
): Promise<Omit<Service, 'close'>> {
  const { data, hasDemo = true, log = () => undefined } = options
  const faults = keep(createFaults())
  const core = await openCore(options, faults, keep)
  if (hasDemo) await seedPeople(core)
  if (options.owner) await addOwner(core, options.owner)
  const own = registerApplications(core, data, options.application)
  options.faults?.forEach(wanted => {
    orderFault(faults, v.parse(FaultOrder, wanted))
  })
  const counter = createArrivalCounter()
  const app = createApp(core, {
    takesFaults: hasDemo,
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
  keep: Keep
): Promise<Core> {
  const { data, hasDemo = true, log = () => undefined } = options
  const clock = options.now ?? Date.now
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const accounts = keep(openAccounts(data, hasDemo))
  const opened = await openLibrary(accounts, options, log)
  const { library, count, indexes } = opened
  const core: Core = {
    accounts,
    catalog: keep(openCatalog(library, count, indexes)),
    library,
    count,
    faults,
    baseUrl,
    mediaBases: options.mediaBases ?? [baseUrl],
    free: () => free.get(),
    now: () => clock() + faults.clockOffset
  }
  const free = keep(freeCore(core, count, indexes))
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
