import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { freeCore } from './access/free-core.ts'
import type { Core } from './core.ts'
import { createApp } from './create-app.ts'
import { accountSteps } from './database/account-steps.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase, type Database } from './database/open-database.ts'
import { useWal } from './database/use-wal.ts'
import { createFaults, type Faults } from './faults/faults.ts'
import { meetFaults } from './faults/meet-faults.ts'
import { createArrivals, type Arrivals } from './http/arrivals.ts'
import type { Rate } from './http/rate-limit.ts'
import { issueToken } from './oauth/tokens.ts'
import { openLibrary, type LibraryOptions } from './open-library.ts'
import { addOwner, type Owner } from './owner.ts'
import {
  registerApplications,
  type GivenApplication,
  type OwnApplication
} from './own-applications.ts'
import { refuseDemoPeople } from './refuse-demo-people.ts'
import { openCatalog } from './search/open-catalog.ts'
import { seedPeople } from './seed-people.ts'

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
  /** Whose account a new data folder has besides. */
  owner?: Owner | undefined
}

export interface Service {
  app: Hono
  /** Like the app's own, but a cut connection rejects as `fetch` does. */
  fetch(request: Request): Promise<Response>
  /** Counts nothing without the demo people. */
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
  const { data, hasDemo = true } = options
  const faults = createFaults()
  const clock = options.now ?? Date.now
  const accounts = openAccounts(data, hasDemo)
  const opening = openLibrary(accounts, options).catch((error: unknown) => {
    accounts.close()
    throw error
  })
  const { library, count, indexes } = await opening
  const core: Core = {
    accounts,
    catalog: openCatalog(library, count, indexes),
    library,
    faults,
    baseUrl: options.baseUrl.replace(/\/$/, ''),
    mediaBases: options.mediaBases ?? [options.baseUrl.replace(/\/$/, '')],
    free: () => free.get(),
    now: () => clock() + faults.clockOffset
  }
  const free = freeCore(core, count, indexes)
  if (hasDemo) await seedPeople(core)
  if (options.owner) await addOwner(core, options.owner)
  const own = registerApplications(core, data, options.application)
  const notes = createArrivals()
  const app = createApp(core, {
    takesFaults: hasDemo,
    clientId: own.application.clientId,
    log: options.log ?? (() => undefined),
    notes: hasDemo ? notes : undefined,
    rate: options.rate
  })

  const fetch = meetFaults(
    faults,
    async request => app.fetch(request),
    error => options.log?.(JSON.stringify({ error: String(error) }))
  )

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

function openAccounts(data: string, hasDemo: boolean): Database {
  if (data !== ':memory:') mkdirSync(data, { recursive: true, mode: 0o700 })
  const path = data === ':memory:' ? data : join(data, 'accounts.db')
  const accounts = openDatabase(path)
  try {
    useWal(accounts)
    accounts.exec('PRAGMA foreign_keys = ON')
    migrate(accounts, accountSteps)
    if (!hasDemo) refuseDemoPeople(accounts)
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
