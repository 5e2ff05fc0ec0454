import type { InferOutput } from 'valibot'
import type { imageSearchQuery } from '../../../contract/api/image-search-query.ts'
import { familyOfColor } from '../../catalog/color-family.ts'
import type { SqlValue } from '../database/open-database.ts'
import type { Condition } from './match-words.ts'

export type ImageSearch = InferOutput<typeof imageSearchQuery>

/** The conditions of every parameter of a search but its words. */
export function filterAssets(search: ImageSearch): Condition[] {
  return [
    ...dates(search),
    ...pixels(search),
    ...people(search),
    ...licenses(search.license),
    ...color(search.color),
    ...facet('category', toList(search.category?.toLowerCase())),
    ...facet('model', search.model),
    ...contributors(search.contributor),
    ...oneOf('image_type', search.image_type),
    ...orientation(search.orientation),
    ...(search.safe ? [plain('is_adult = 0')] : [])
  ]
}

function dates(search: ImageSearch): Condition[] {
  return [
    ...compare('added_date = ?', search.added_date),
    ...compare('added_date >= ?', search.added_date_start),
    ...compare('added_date < ?', search.added_date_end)
  ]
}

function pixels(search: ImageSearch): Condition[] {
  return [
    ...compare('height = ?', search.height),
    ...compare('height >= ?', search.height_from),
    ...compare('height <= ?', search.height_to),
    ...compare('width = ?', search.width),
    ...compare('width >= ?', search.width_from),
    ...compare('width <= ?', search.width_to)
  ]
}

function people(search: ImageSearch): Condition[] {
  return [
    ...compare('people_number = ?', search.people_number),
    ...compare('people_gender = ?', search.people_gender),
    ...facet('age', toList(search.people_age)),
    ...facet('ethnicity', search.people_ethnicity),
    ...(search.people_model_released
      ? [plain('has_model_release = 1 AND people_number > 0')]
      : [])
  ]
}

/** `commercial` and `editorial` add up; the others each narrow. */
function licenses(wanted: ImageSearch['license']): Condition[] {
  const kinds = ['commercial', 'editorial'] as const
  const asked = kinds.filter(kind => wanted.includes(kind))
  const [kind] = asked
  const conditions: Condition[] =
    asked.length === 1
      ? [plain(`is_editorial = ${kind === 'editorial' ? 1 : 0}`)]
      : []
  if (wanted.includes('enhanced')) conditions.push(plain('is_enhanced = 1'))
  if (wanted.includes('NOT enhanced')) conditions.push(plain('is_enhanced = 0'))
  if (wanted.includes('sensitive')) conditions.push(plain('is_sensitive = 1'))
  if (wanted.includes('NOT sensitive')) {
    conditions.push(plain('is_sensitive = 0'))
  }
  return conditions
}

function color(wanted: string | undefined): Condition[] {
  if (wanted === undefined) return []
  const hex = wanted.replace('#', '').toLowerCase()
  if (hex === 'grayscale' || hex === 'bw') return [plain('is_grayscale = 1')]
  return facet('color', [familyOfColor(hex)])
}

function contributors(wanted: string[] | undefined): Condition[] {
  if (!wanted) return []
  const names = wanted.map(name => name.trim().toLowerCase())
  const marks = names.map(() => '?').join(', ')
  return [
    {
      sql: `(contributor_id IN (${marks}) OR contributor_name IN (${marks}))`,
      values: [...names, ...names]
    }
  ]
}

function orientation(wanted: ImageSearch['orientation']): Condition[] {
  if (!wanted) return []
  return [plain(wanted === 'horizontal' ? 'width > height' : 'height > width')]
}

function facet(kind: string, wanted: string[] | undefined): Condition[] {
  if (!wanted) return []
  const marks = wanted.map(() => '?').join(', ')
  return [
    {
      sql: `number IN (SELECT asset FROM facets WHERE kind = ? AND value IN (${marks}))`,
      values: [kind, ...wanted]
    }
  ]
}

function oneOf(column: string, wanted: string[] | undefined): Condition[] {
  if (!wanted) return []
  const marks = wanted.map(() => '?').join(', ')
  return [{ sql: `${column} IN (${marks})`, values: wanted }]
}

function compare(sql: string, value: SqlValue | undefined): Condition[] {
  return value === undefined ? [] : [{ sql, values: [value] }]
}

function plain(sql: string): Condition {
  return { sql, values: [] }
}

function toList(value: string | undefined): string[] | undefined {
  return value === undefined ? undefined : [value]
}
