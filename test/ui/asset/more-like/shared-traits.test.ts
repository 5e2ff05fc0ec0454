import { expect, it } from 'vitest'
import { sharedTraits } from '../../../../ui/asset/more-like/shared-traits.ts'
import { assetOf } from '../../asset-of.ts'
import { trackAsset } from '../../track-asset.ts'

function video(id: string, ...keywords: string[]) {
  return assetOf(id, { mediaType: 'video', keywords })
}

function textsOf(assets: Parameters<typeof sharedTraits>[0]): string[] {
  return sharedTraits(assets).traits.map(({ text }) => text)
}

it('finds the keywords that all have, in the order of the first', () => {
  const shared = sharedTraits([
    video('1', 'lake', 'Boat', 'mist'),
    video('2', 'mist', 'boat', 'people'),
    video('3', 'boat', 'mist', 'lake')
  ])

  expect(shared).toEqual({
    traits: [
      { kind: 'keyword', text: 'Boat' },
      { kind: 'keyword', text: 'mist' }
    ],
    count: 3
  })
})

it('falls back to what most of them have', () => {
  const shared = sharedTraits([
    video('1', 'lake', 'boat'),
    video('2', 'boat', 'people'),
    video('3', 'city')
  ])

  expect(shared).toEqual({
    traits: [{ kind: 'keyword', text: 'boat' }],
    count: 2
  })
})

it('finds nothing where each has its own words', () => {
  const assets = [video('1', 'lake', 'lake'), video('2', 'city'), video('3')]

  expect(sharedTraits(assets)).toEqual({ traits: [], count: 0 })
})

it('shows no more than twelve', () => {
  const words = Array.from({ length: 20 }, (_, index) => `word${index}`)

  const texts = textsOf([video('1', ...words), video('2', ...words)])

  expect(texts).toEqual(words.slice(0, 12))
})

it('compares genres, moods and instruments of tracks before their keywords', () => {
  const keywords = ['night']
  const first = trackAsset(
    '1',
    { genres: ['Jazz', 'Unknown'], moods: ['Calm'], instruments: ['Bass'] },
    { keywords }
  )
  const second = trackAsset(
    '2',
    { genres: ['Unknown', 'Jazz'], moods: ['Calm'], instruments: ['Piano'] },
    { keywords }
  )

  // the API searches for genres of its list only
  expect(sharedTraits([first, second]).traits).toEqual([
    { kind: 'genre', text: 'Jazz' },
    { kind: 'mood', text: 'Calm' },
    { kind: 'keyword', text: 'night' }
  ])
})
