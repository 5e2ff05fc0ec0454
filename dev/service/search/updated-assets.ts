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

interface Part {
  sql: string
  values: readonly (string | number)[]
}

/**
 * One page of assets that were added, edited or removed in a time span, and the
 * total. Of a removed asset only its deletion is listed.
 */
export function updatedAssets(
  core: Core,
  span: Span,
  { types, page, per_page, sort }: UpdateQuery
): { data: UpdatedMedia[]; total: number } {
  const removed = [...core.faults.removals()]
  const parts: Record<Update, Part> = {
    addition: part('addition', 0, '1', span),
    edit: part('edit', editDelay, editCondition, span),
    deletion: deletions(removed, span)
  }
  const chosen = [...new Set(types)].map(type => parts[type])
  const all = `SELECT * FROM (${chosen.map(({ sql }) => sql).join(' UNION ALL ')})
    WHERE kind = 'deletion' OR id NOT IN (SELECT value FROM json_each(?))`
  const values = [
    ...chosen.flatMap(one => one.values),
    JSON.stringify(removed.map(([id]) => id))
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

function part(kind: Update, after: number, which: string, span: Span): Part {
  const { from, to } = secondsOf(span, after)
  return {
    sql: `SELECT id, ${addedAt} + ${after} AS time, '${kind}' AS kind
      FROM assets WHERE ${which} AND added_date BETWEEN ? AND ?
        AND ${addedAt} >= ? AND ${addedAt} < ?`,
    values: [dateOf(from), dateOf(to), from, to]
  }
}

function deletions(
  removed: readonly (readonly [id: string, time: number])[],
  span: Span
): Part {
  const { from, to } = secondsOf(span)
  const within = removed
    .map(([id, time]) => [id, Math.floor(time / 1000)] as const)
    .filter(([, time]) => time >= from && time < to)
  return {
    sql: `SELECT assets.id, json_extract(value, '$[1]') AS time, 'deletion' AS kind
      FROM json_each(?) JOIN assets ON assets.id = json_extract(value, '$[0]')`,
    values: [JSON.stringify(within)]
  }
}

function secondsOf({ from, to }: Span, after = 0): Span {
  return {
    from: Math.ceil(from / 1000) - after,
    to: Math.ceil(to / 1000) - after
  }
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}

function toRecord({ id, time, kind }: Row): UpdatedMedia {
  return { id, updated_time: isoTime(time * 1000), updates: [kind] }
}
