import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Hono } from 'hono'
import { defaultCount } from '../catalog/list-assets.ts'
import { freeCore } from './access/free-core.ts'
import { catalogLibrary } from './catalog-library.ts'
import type { Core } from './core.ts'
import { createApp } from './create-app.ts'
import { accountSteps } from './database/account-steps.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { useWal } from './database/use-wal.ts'
import { ConnectionCut, createFaults, type Faults } from './faults.ts'
import { createArrivals, type Arrivals } from './http/arrivals.ts'
import type { Rate } from './http/rate-limit.ts'
import type { Library } from './library.ts'
import { issueToken } from './oauth/tokens.ts'
import { addOwner, type Owner } from './owner.ts'
import {
  registerApplications,
  type OwnApplication
} from './own-applications.ts'
import { openCatalog } from './search/open-catalog.ts'
import { seedPeople } from './seed-people.ts'

export interface ServiceOptions {
  /** A folder, or `:memory:` for accounts that end with the process. */
  data: string
  /** Where the service is reached, such as http://localhost:4402. */
  baseUrl: string
  /** Other names of this service for thumbnails and previews. */
  mediaBases?: string[] | undefined
  /** Size of the catalogue. */
  assets?: number | undefined
  application?: OwnApplication | undefined
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined
  /** Where rendered media is kept. */
  mediaFolder?: string | undefined
  /** Takes one line of JSON a request. */
  log?: ((line: string) => void) | undefined
  /** Of each application; without one there is no limit. */
  rate?: Rate | undefined
  /** Whether the demo people are there, as they are unless said otherwise. */
  hasDemo?: boolean | undefined
  /** Whose account a new data folder has besides. */
  owner?: Owner | undefined
  /** Where media comes from instead of the catalogue. */
  library?: Library | undefined
}

export interface Service {
  app: Hono
  /** Like the app's own, but a cut connection rejects as `fetch` does. */
  fetch(request: Request): Promise<Response>
  arrivals: Arrivals
  faults: Faults
  application: OwnApplication
  /** A second client, whose tokens are foreign to the first. */
  otherApplication: OwnApplication
  /** Makes a lasting token, as the account page does. */
  makeToken(username: string, scopes: string[], clientId?: string): string
  close(): void
}

/** Opens the reference service; its data folder is made when missing. */
export async function createService(options: ServiceOptions): Promise<Service> {
  const { data } = options
  const faults = createFaults()
  const clock = options.now ?? Date.now
  const library =
    options.library ??
    catalogLibrary(options.mediaFolder ?? resolve('.cache/catalog'))
  const count = options.assets ?? defaultCount
  const indexes = resolve('.cache/service')
  const core: Core = {
    accounts: openAccounts(data),
    catalog: openCatalog(library, count, indexes),
    library,
    faults,
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    mediaBases: options.mediaBases ?? [options.baseUrl.replace(/\/$/, '')],
    free: () => free.get(),
    now: () => clock() + faults.clockOffset
  }
  const free = freeCore(core, count, indexes)
  if (options.hasDemo ?? true) await seedPeople(core)
  if (options.owner) await addOwner(core, options.owner)
  const own = registerApplications(core, data, options.application)
  const notes = createArrivals()
  const app = createApp(core, {
    clientId: own.application.clientId,
    log: options.log ?? (() => undefined),
    notes,
    rate: options.rate
  })

  async function fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname
    const response = await app.fetch(request)
    if (!faults.takeCut(request.method, path)) return response
    throw new ConnectionCut()
  }

  return {
    app,
    fetch,
    arrivals: notes.arrivals,
    faults,
    ...own,
    makeToken: (username, scopes, clientId = own.application.clientId) =>
      makeToken(core, username, scopes, clientId),
    close: () => {
      core.accounts.close()
      core.catalog.close()
      free.close()
    }
  }
}

function openAccounts(data: string): Database {
  if (data !== ':memory:') mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = data === ':memory:' ? data : join(data, 'accounts.db')
  const accounts = openDatabase(path)
  try {
    useWal(accounts)
    accounts.exec('PRAGMA foreign_keys = ON')
    migrate(accounts, accountSteps)
  } catch (error) {
    accounts.close()
    throw error
  }
  return accounts
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
