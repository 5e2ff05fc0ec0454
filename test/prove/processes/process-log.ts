import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../../dev/service/database/open-database.ts'
import type { Database } from '../../../dev/service/database/open-database.ts'

/** What the processes logged, even when killed. */
export interface ProcessLog {
  /** Assets of license requests that reached the service, oldest first. */
  arrivals(): string[]
  /** Steps at which processes died. */
  deaths(): string[]
  licenses(): ChargedLicense[]
  close(): void
}

export interface ChargedLicense {
  id: string
  asset: string
}

/** Paths of the log files, by environment variable of the processes. */
export function logPaths(folder: string) {
  return {
    ARRIVALS: join(folder, 'arrivals'),
    DEATHS: join(folder, 'deaths')
  }
}

/** Open it after the service has created its database. */
export function openProcessLog(folder: string): ProcessLog {
  const { ARRIVALS: arrivals, DEATHS: deaths } = logPaths(folder)
  for (const path of [arrivals, deaths]) writeFileSync(path, '', { flag: 'a' })
  const path = join(folder, 'service', 'accounts.db')
  const database: Database = openDatabase(path, { readonly: true })
  return {
    arrivals: () => linesOf(arrivals).flatMap(assetsOf),
    deaths: () => linesOf(deaths),
    licenses: () => database.all('SELECT id, asset FROM licenses'),
    close: () => database.close()
  }
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean)
}

function assetsOf(body: string): string[] {
  const { images } = JSON.parse(body) as { images: { image_id: string }[] } // the gateway's
  return images.map(({ image_id }) => image_id)
}
