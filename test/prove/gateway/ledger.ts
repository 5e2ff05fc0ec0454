import { join } from 'node:path'
import type { MediaType } from '../../../contract/api/media-type.ts'
import { parseAttemptNote } from '../../../contract/license-order.ts'
import { openDatabase } from '../../../dev/service/database/open-database.ts'

/** A license in the service's own database. */
export interface LedgerEntry {
  id: string
  person: string
  mediaType: MediaType
  assetId: string
  /** Of its note; null for tracks, which have none. */
  attempt: string | null
}

interface Row {
  number: number
  id: string
  person: string
  media_type: MediaType
  asset: string
  metadata: string | null
}

export interface Ledger {
  /** Licenses since the last call, oldest first. */
  readNew(): LedgerEntry[]
  close(): void
}

/** Open it after the service has created its database. */
export function openLedger(folder: string): Ledger {
  const path = join(folder, 'service', 'accounts.db')
  const database = openDatabase(path, { readonly: true })
  let last = 0
  return {
    readNew() {
      const rows = database.all<Row>(
        'SELECT * FROM licenses WHERE number > ? ORDER BY number',
        last
      )
      last = rows.at(-1)?.number ?? last
      return rows.map(toEntry)
    },
    close: () => database.close()
  }
}

function toEntry({ id, person, media_type, asset, metadata }: Row) {
  const { other } = JSON.parse(metadata ?? '{}') as { other?: unknown } // the service's
  return {
    id,
    person,
    mediaType: media_type,
    assetId: asset,
    attempt: parseAttemptNote(other)
  }
}
