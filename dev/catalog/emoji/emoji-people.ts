import type { PeopleFacts } from '../assets/catalog-asset.ts'
import type { Emoji } from './emoji-list.ts'

const agesByWord: Readonly<Record<string, readonly string[]>> = {
  baby: ['infants'],
  child: ['children'],
  boy: ['children'],
  girl: ['children'],
  student: ['teenagers', '20s'],
  old: ['60s', 'older'],
  older: ['60s', 'older'],
  grandmother: ['older'],
  grandfather: ['older']
}

const ethnicityByTone: Readonly<Record<number, string>> = {
  1: 'caucasian',
  3: 'other',
  5: 'black'
}

const noPeople: PeopleFacts = { number: 0, ages: [], ethnicities: [] }

/** The people on an emoji, according to its data. */
export function emojiPeople(emoji: Emoji): PeopleFacts {
  if (emoji.group !== 'people-body') return noPeople
  if (!/^(?:person|family)/.test(emoji.subgroup)) return noPeople
  const words = emoji.label.split(/[^a-z]+/)
  const gender = genderOf(words)
  const ethnicity = ethnicityByTone[emoji.tone ?? 0]
  return {
    number: countPeople(emoji, words),
    ages: words.map(word => agesByWord[word] ?? []).find(hasAny) ?? ['30s'],
    ...(gender && { gender }),
    ethnicities: ethnicity ? [ethnicity] : []
  }
}

function hasAny(ages: readonly string[]): boolean {
  return ages.length > 0
}

function genderOf(words: string[]): PeopleFacts['gender'] {
  const male = words.some(word => /^(?:man|men|boys?|prince)$/.test(word))
  const female = words.some(word =>
    /^(?:woman|women|girls?|princess)$/.test(word)
  )
  if (male && female) return 'both'
  if (male) return 'male'
  return female ? 'female' : undefined
}

function countPeople(emoji: Emoji, words: string[]): number {
  if (emoji.subgroup !== 'family')
    return /^(?:wo)?men /.test(emoji.label) ? 2 : 1
  const named = words.filter(word =>
    /^(?:man|woman|boy|girl|child|adult)$/.test(word)
  )
  return Math.min(4, Math.max(2, named.length))
}
