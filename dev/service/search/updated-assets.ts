import type { UpdatedMedia } from '../../../contract/api/records/updated-media.ts'
import type { Core } from '../core/core.ts'
import { isoTime } from '../http/iso-time.ts'
import type { Span } from './update-span.ts'

type Update = UpdatedMedia['updates'][number]

interface Row {
  id: string
  time: number
  kind: Update
}

export interface UpdateQuery {
  types: readonly Update[]
  page: number
  per_page: number
  sort: 'newest' | 'oldest'
}

/** Every seventh asset is edited, 30 days after it was added. */
const editCondition = 'shuffle % 7 = 0'
const editDelay = 30 * 86_400

/** The catalogue only has days; the time of day is derived from the asset. */
const addedAt = 'unixepoch(added_date) + shuffle % 86400'

/**
 * One page of assets that were added or edited in a time span, and the total.
 * The catalogue deletes nothing; assets that a fault removed are excluded.
 */
export function updatedAssets(
  core: Core,
  span: Span,
  { types, page, per_page, sort }: UpdateQuery
): { data: UpdatedMedia[]; total: number } {
  const parts = [
    types.includes('addition') ? part('addition', 0, '1', span) : undefined,
    types.includes('edit')
      ? part('edit', editDelay, editCondition, span)
      : undefined
  ].filter(one => one !== undefined)
  if (parts.length === 0) return { data: [], total: 0 }
  const all = `SELECT * FROM (${parts.map(({ sql }) => sql).join(' UNION ALL ')})
    WHERE id NOT IN (SELECT value FROM json_each(?))`
  const values = [
    ...parts.flatMap(one => one.values),
    JSON.stringify(
      core.faults.all('remove-asset').map(({ assetId }) => assetId)
    )
  ]
  const [count] = core.catalog.all<{ total: number }>(
    `SELECT count(*) AS total FROM (${all})`,
    ...values
  )
  const order = sort === 'newest' ? 'DESC' : 'ASC'
  const rows = core.catalog.all<Row>(
    `${all} ORDER BY time ${order}, id ${order} LIMIT ? OFFSET ?`,
    ...values,
    per_page,
    (page - 1) * per_page
  )
  return { data: rows.map(toRecord), total: count?.total ?? 0 }
}

function part(kind: Update, after: number, which: string, span: Span) {
  const from = Math.ceil(span.from / 1000) - after
  const to = Math.ceil(span.to / 1000) - after
  return {
    sql: `SELECT id, ${addedAt} + ${after} AS time, '${kind}' AS kind
      FROM assets WHERE ${which} AND added_date BETWEEN ? AND ?
        AND ${addedAt} >= ? AND ${addedAt} < ?`,
    values: [dateOf(from), dateOf(to), from, to]
  }
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

function toRecord({ id, time, kind }: Row): UpdatedMedia {
  return { id, updated_time: isoTime(time * 1000), updates: [kind] }
}
