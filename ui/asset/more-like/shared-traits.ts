import { genres } from '../../../contract/api/search-values.ts'
import type { Genre } from '../../../contract/api/search-values.ts'
import type { Asset } from '../../api/asset.ts'

/** What a video or track is like, in words that the API can search for. */
export interface Trait {
  kind: 'keyword' | 'genre' | 'mood' | 'instrument'
  text: string
}

export interface SharedTraits {
  traits: readonly Trait[]
  /** How many of the assets have each of them. */
  count: number
}

/** More would not fit above the list. */
const maxTraits = 12

/**
 * The traits that all of the assets have, in the order of the first one, music
 * before keywords. If there are none, those that most of them have, but no
 * fewer than two.
 */
export function sharedTraits(assets: readonly Asset[]): SharedTraits {
  const counts = new Map<string, { trait: Trait; count: number }>()
  for (const trait of assets.flatMap(traitsOf)) {
    const key = traitKey(trait)
    const known = counts.get(key) ?? { trait, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
  }
  const all = [...counts.values()]
  const count = Math.max(0, ...all.map(one => one.count))
  if (count < 2) return { traits: [], count: 0 }
  const shared = all.filter(one => one.count === count)
  return { traits: shared.slice(0, maxTraits).map(one => one.trait), count }
}

export function traitKey({ kind, text }: Trait): string {
  return `${kind} ${text.toLowerCase()}`
}

/** Each once. */
function traitsOf({ track, keywords }: Asset): Trait[] {
  const traits = [
    ...toTraits('genre', track?.genres.filter(isSearchable)),
    ...toTraits('mood', track?.moods),
    ...toTraits('instrument', track?.instruments),
    ...toTraits('keyword', keywords)
  ]
  return [...new Map(traits.map(one => [traitKey(one), one])).values()]
}

function toTraits(kind: Trait['kind'], texts: readonly string[] = []): Trait[] {
  return texts.map(text => ({ kind, text }))
}

export function isSearchable(name: string): name is Genre {
  return genres.some(one => one === name)
}
