import type { InferOutput } from 'valibot'
import type { imageSearchQuery } from '../../../contract/api/image-search-query.ts'
import type { Language } from '../../../contract/api/languages.ts'
import { familyOfColor } from '../../catalog/assets/color-family.ts'
import {
  subtractBits,
  uniteBits,
  intersectBits,
  emptyBits
} from '../index/bits.ts'
import type { Bits } from '../index/bits.ts'
import { dayOf } from '../index/day-of.ts'
import type { FacetKind, Flag } from '../index/facets-of.ts'
import { normalizeName } from '../index/normalize-name.ts'
import type { RankIndex } from '../index/rank-index.ts'

import { categoryId } from './category-id.ts'

export type ImageSearch = InferOutput<typeof imageSearchQuery>

/**
 * Removes assets that do not match the parameters of a search, except its
 * words.
 */
export function filterAssets(
  index: RankIndex,
  search: ImageSearch,
  language: Language,
  found: Bits
): void {
  const narrow = (kind: FacetKind, wanted: readonly string[] | undefined) =>
    wanted && intersectBits(found, anyOf(index, kind, wanted))

  filterFlags(index, search, found)
  narrow('type', search.image_type)
  narrow(
    'category',
    toList(search.category)?.map(name => categoryId(name, language))
  )
  narrow('model', search.model)
  narrow('contributor', search.contributor?.map(normalizeName))
  narrow('people', toList(search.people_number?.toString()))
  narrow('gender', toList(search.people_gender))
  narrow('age', toList(search.people_age))
  narrow('ethnicity', search.people_ethnicity)
  narrow('color', toList(familyOf(search.color)))
  filterNumbers(index, search, found)
}

/**
 * `commercial` and `editorial` are combined by OR, default `commercial`; the
 * others by AND.
 */
function filterFlags(
  index: RankIndex,
  { color, license, orientation, ...search }: ImageSearch,
  found: Bits
): void {
  const requireFlag = (flag: Flag) =>
    intersectBits(found, index.having('flag', flag))
  const excludeFlag = (flag: Flag) =>
    subtractBits(found, index.having('flag', flag))
  const isEditorial = license.includes('editorial')

  if (search.safe) excludeFlag('adult')
  if (!isEditorial) excludeFlag('editorial')
  else if (!license.includes('commercial')) requireFlag('editorial')
  if (license.includes('enhanced')) requireFlag('enhanced')
  if (license.includes('NOT enhanced')) excludeFlag('enhanced')
  if (license.includes('sensitive')) requireFlag('sensitive')
  if (license.includes('NOT sensitive')) excludeFlag('sensitive')
  if (color !== undefined && isGray(color)) requireFlag('grayscale')
  if (search.people_model_released) requireFlag('released')
  if (orientation) requireFlag(orientation)
}

function filterNumbers(
  index: RankIndex,
  search: ImageSearch,
  found: Bits
): void {
  const { width, height, day } = index
  filterRange(found, width, search.width, search.width)
  filterRange(found, width, search.width_from, search.width_to)
  filterRange(found, height, search.height, search.height)
  filterRange(found, height, search.height_from, search.height_to)
  const on = toDay(search.added_date)
  const from = toDay(search.added_date_start)
  const end = toDay(search.added_date_end)
  filterRange(found, day, on, on)
  filterRange(found, day, from, end === undefined ? undefined : end - 1)
}

/** Both limits are inclusive. */
function filterRange(
  found: Bits,
  column: Uint32Array | Int32Array,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY
): void {
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY) {
    return
  }
  for (let word = 0; word < found.length; word++) {
    let bits = 0
    let rest = found[word] ?? 0
    while (rest !== 0) {
      const lowest = rest & -rest
      const value = column[word * 32 + 31 - Math.clz32(lowest)] ?? 0
      if (value >= from && value <= to) bits |= lowest
      rest ^= lowest
    }
    found[word] = bits
  }
}

function anyOf(
  index: RankIndex,
  kind: FacetKind,
  wanted: readonly string[]
): Bits {
  const [first = ''] = wanted
  if (wanted.length === 1) return index.having(kind, first)
  const bits = emptyBits(index.size)
  wanted.forEach(value => uniteBits(bits, index.having(kind, value)))
  return bits
}

function familyOf(color: string | undefined): string | undefined {
  if (color === undefined || isGray(color)) return undefined
  return familyOfColor(color.replace('#', '').toLowerCase())
}

function isGray(color: string): boolean {
  return /^(grayscale|bw)$/i.test(color)
}

function toDay(date: string | undefined): number | undefined {
  return date === undefined ? undefined : dayOf(date)
}

function toList(value: string | undefined): string[] | undefined {
  return value === undefined ? undefined : [value]
}
