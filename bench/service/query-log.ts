import { listAssets } from '../../dev/catalog/list-assets.ts'
import { randomFrom, type Random } from '../../dev/catalog/assets/random.ts'
import type { QueryValues } from '../../contract/api/address.ts'

const sampled = 20_000
const commonest = 50
const sorts = ['popular', 'newest', 'relevance']

const filters: readonly QueryValues[] = [
  { orientation: 'horizontal' },
  { image_type: ['illustration', 'photo'] },
  { color: '1E90FF' },
  { width_from: 3000 },
  { added_date_start: '2020-01-01' },
  { category: '12' },
  { people_number: 0 },
  { license: ['commercial', 'enhanced'] },
  { contributor: 'openmoji' }
]

/**
 * Searches of one to three words with two filters each. First words follow
 * Zipf's law over the words of the catalogue, with each of the 50 most common;
 * the others occur together with it. Each seed gives another log.
 */
export function* queryLog(seed: number): Generator<QueryValues, void> {
  const random = randomFrom(seed)
  const words = [...sampleWords()].toSorted(
    ([, a], [, b]) => b.length - a.length
  )
  for (let place = 0; ; place++) {
    const rank = place < commonest ? place : zipf(random, words.length)
    const [word = '', others = []] = words[rank] ?? []
    const more = Array.from({ length: random.integer(0, 2) }, () => {
      const beside = others[random.integer(0, others.length - 1)] ?? []
      return beside[random.integer(0, beside.length - 1)] ?? ''
    })
    const first = random.integer(0, filters.length - 1)
    const step = random.integer(1, filters.length - 1)
    yield {
      query: [word, ...more].join(' ').trim(),
      sort: sorts[place % sorts.length],
      per_page: 50,
      ...filters[first],
      ...filters[(first + step) % filters.length]
    }
  }
}

/** For every word, the words of each asset that has it. */
function sampleWords(): Map<string, (readonly string[])[]> {
  const words = new Map<string, (readonly string[])[]>()
  for (const { keywords } of listAssets({ count: sampled })) {
    const plain = keywords.filter(word => /^\p{L}+$/u.test(word))
    for (const word of plain) {
      const known = words.get(word)
      if (known) known.push(plain)
      else words.set(word, [plain])
    }
  }
  return words
}

/** A rank below a number: rank 0 twice as often as rank 1. */
function zipf(random: Random, length: number): number {
  const rank = Math.floor(Math.exp(random.next() * Math.log(length + 1))) - 1
  return Math.min(rank, length - 1)
}
