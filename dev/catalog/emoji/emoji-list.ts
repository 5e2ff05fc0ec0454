import { createRequire } from 'node:module'
import { emojiWords } from './emoji-words.ts'

export interface Emoji {
  hexcode: string
  label: string
  tags: readonly string[]
  group: string
  subgroup: string
  /** 1 light, 3 medium, 5 dark, for people drawn with a skin tone. */
  tone?: number
}

interface OpenmojiEntry {
  hexcode: string
  group: string
  subgroups: string
  annotation: string
  openmoji_tags: string
  skintone: string
}

const require = createRequire(import.meta.url)

const leftOut = new Set(['component', 'flags', 'extras-unicode'])

const extras = new Set([
  'animals-nature',
  'climate-environment',
  'food-drink',
  'gardening',
  'healthcare',
  'technology',
  'travel-places'
])

const tonedSubgroups = new Set([
  'person',
  'person-role',
  'person-activity',
  'person-sport'
])

let list: readonly Emoji[] | undefined

/** Every drawing the catalogue uses, in the order of the package. */
export function emojiList(): readonly Emoji[] {
  list ??= readOpenmoji().filter(isWanted).map(toEmoji)
  return list
}

function readOpenmoji(): OpenmojiEntry[] {
  // The package's own data file: an array of plain records.
  return require('openmoji/data/openmoji.json') as OpenmojiEntry[]
}

function isWanted(entry: OpenmojiEntry): boolean {
  if (entry.group === 'extras-openmoji') return extras.has(entry.subgroups)
  if (entry.group === 'symbols') return entry.subgroups === 'zodiac'
  if (leftOut.has(entry.group)) return false
  if (!entry.skintone) return true
  return /^[135]$/.test(entry.skintone) && tonedSubgroups.has(entry.subgroups)
}

function toEmoji(entry: OpenmojiEntry): Emoji {
  const own = entry.openmoji_tags
    .split(',')
    .map(word => word.trim().toLowerCase())
  const known = emojiWords(entry.hexcode, 'en')
  const tags = [...(known?.tags ?? []), ...own].filter(Boolean)
  const emoji = {
    hexcode: entry.hexcode,
    label: known?.label ?? entry.annotation,
    tags: [...new Set(tags)],
    group: entry.group,
    subgroup: entry.subgroups
  }
  const tone = Number(entry.skintone)
  return tone ? { ...emoji, tone } : emoji
}
