import type { DownloadHistory } from '../../../contract/api/records/download-history.ts'
import type { Core } from '../core/core.ts'
import { isoTime } from '../http/iso-time.ts'
import { secretText } from '../oauth/secret-text.ts'
import type { MediaKind } from './media-kind.ts'

/** A license, as stored. */
export interface License {
  id: string
  person: string
  subscription: string
  asset: string
  license: string
  size: string
  format: string
  charge: number
  metadata: string | null
  licensed_at: number
}

export interface NewLicense extends Omit<License, 'id' | 'licensed_at'> {
  search_id: string | null
  /** Dollars that a partner pays; null for other people. */
  price: number | null
}

/** Stores a license under a new number. */
export function addLicense(
  core: Core,
  kind: MediaKind,
  license: NewLicense
): string {
  const id = `${kind.letter}${Buffer.from(secretText(16), 'base64url').toString('hex')}`
  core.accounts.run(
    `INSERT INTO licenses (id, person, subscription, media_type, asset, license,
       size, format, charge, metadata, search_id, price,
       licensed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    license.person,
    license.subscription,
    kind.mediaType,
    license.asset,
    license.license,
    license.size,
    license.format,
    license.charge,
    license.metadata,
    license.search_id,
    license.price,
    core.now()
  )
  return id
}

/** Whether a subscription has licensed an asset before, in any size. */
export function isRepeat(
  core: Core,
  subscription: string,
  asset: string
): boolean {
  const sql = 'SELECT 1 FROM licenses WHERE subscription = ? AND asset = ?'
  return core.accounts.all(`${sql} LIMIT 1`, subscription, asset).length > 0
}

/** A license by its number, if it belongs to the person and is of the kind. */
export function findLicense(
  core: Core,
  person: string,
  kind: MediaKind,
  id: string
): License | undefined {
  const [license] = core.accounts.all<License>(
    'SELECT * FROM licenses WHERE id = ? AND person = ? AND media_type = ?',
    id,
    person,
    kind.mediaType
  )
  return license
}

export interface HistoryPage {
  asset?: string | undefined
  license?: string | undefined
  page: number
  per_page: number
  sort: 'newest' | 'oldest'
}

/** One page of a person's licenses of a kind, and the total. */
export function listLicenses(
  core: Core,
  person: string,
  { mediaType }: MediaKind,
  wanted: HistoryPage
): { licenses: License[]; total: number } {
  const lag = core.faults.last('lag-history')?.milliseconds ?? 0
  const shift = core.faults.last('shift-history')?.entries ?? 0
  const excludes = wanted.license?.startsWith('-') ?? false
  const name = excludes ? wanted.license?.slice(1) : wanted.license
  const conditions = [
    { sql: 'person = ?', value: person },
    { sql: 'media_type = ?', value: mediaType },
    { sql: 'asset = ?', value: wanted.asset },
    { sql: excludes ? 'license <> ?' : 'license = ?', value: name },
    // Only with a lag: the clock may be set back.
    {
      sql: 'licensed_at <= ?',
      value: lag > 0 ? core.now() - lag : undefined
    }
  ].flatMap(({ sql, value }) => (value === undefined ? [] : [{ sql, value }]))
  const from = `FROM licenses WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
  const values = conditions.map(({ value }) => value)
  const order = wanted.sort === 'newest' ? 'DESC' : 'ASC'
  const [count] = core.accounts.all<{ total: number }>(
    `SELECT count(*) AS total ${from}`,
    ...values
  )
  const licenses = core.accounts.all<License>(
    `SELECT * ${from} ORDER BY number ${order} LIMIT ? OFFSET ?`,
    ...values,
    wanted.per_page,
    wanted.page === 1
      ? 0
      : Math.max(0, (wanted.page - 1) * wanted.per_page - shift)
  )
  return { licenses, total: count?.total ?? 0 }
}

/** A license as the API describes it. */
export function historyRecord(
  license: License,
  { mediaType }: MediaKind,
  username: string,
  isDownloadable: boolean
): DownloadHistory {
  return {
    id: license.id,
    license: license.license,
    download_time: isoTime(license.licensed_at),
    subscription_id: license.subscription,
    is_downloadable: isDownloadable,
    ...(license.metadata !== null && {
      // Stored from a validated request body.
      metadata: JSON.parse(license.metadata) as Record<string, unknown>
    }),
    user: { username },
    [mediaType]: {
      id: license.asset,
      format: { size: license.size, format: license.format }
    }
  }
}
