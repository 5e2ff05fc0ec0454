import { expect, it } from 'vitest'
import { suggest } from '../../../../ui/search/query/suggest.ts'

const own = ['lake at dawn', 'Zürich', 'snow lake', 'LAKE', 'boat']
const popular = ['lake', 'flakes', 'lakeside', 'boat']

function words(typed: string, ...given: [string[]?, string[]?]): string[] {
  const [mine = own, others = popular] = given
  return suggest(typed, mine, others).map(one => one.words)
}

it('offers one’s own searches while nothing is typed, the newest first', () => {
  const many = Array.from({ length: 20 }, (_, index) => `search ${index}`)

  expect(suggest('', many, popular)).toEqual(
    many.slice(0, 8).map(one => ({ kind: 'own', words: one }))
  )
})

it('offers matches, those with the typed beginning first', () => {
  expect(suggest('lak', own, popular)).toEqual([
    { kind: 'own', words: 'lake at dawn' },
    { kind: 'own', words: 'LAKE' },
    { kind: 'own', words: 'snow lake' },
    { kind: 'popular', words: 'lakeside' },
    { kind: 'popular', words: 'flakes' }
  ])
})

it('ignores accents and capitals', () => {
  expect(words('ZUR')).toEqual(['Zürich'])
  expect(words('zür')).toEqual(['Zürich'])
  expect(words('zu\u0308r')).toEqual(['Zürich'])
})

it('takes no other word for the typed one', () => {
  expect(words('かく', ['がく', 'かくめい'], ['がく'])).toEqual(['かくめい'])
  expect(words('がく', ['かくめい'], ['がくせい'])).toEqual(['がくせい'])
  expect(words('かき', ['かき', 'かき氷'], ['がき', 'かき'])).toEqual([
    'かき氷'
  ])
})

it('does not offer the typed words themselves', () => {
  expect(words('lake')).not.toContain('LAKE')
  expect(words('boat')).toEqual([])
})

it('limits the number of suggestions of each kind', () => {
  const mine = Array.from({ length: 9 }, (_, index) => `own ${index}`)
  const others = Array.from({ length: 9 }, (_, index) => `popular own ${index}`)

  expect(words('own', mine, others)).toEqual([
    ...mine.slice(0, 4),
    ...others.slice(0, 2)
  ])
})

it.each(['123456789', 'https://stock.test/collections/5?share_code=a'])(
  'offers only the address in %s',
  typed => {
    expect(suggest(typed, ['123456789 lake', typed], [])).toEqual([
      { kind: 'place', words: typed }
    ])
  }
)
