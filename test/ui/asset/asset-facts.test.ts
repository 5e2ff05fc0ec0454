import { expect, it } from 'vitest'
import { factsOf } from '../../../ui/asset/asset-facts.ts'
import { assetOf, pictureOf } from '../asset-of.ts'

it.each([
  ['vector', 'Vector'],
  ['media digital', 'Media digital'],
  ['__proto__', '__proto__'],
  ['constructor', 'Constructor'],
  [null, undefined]
])('shows the type %s as text', (imageType, value) => {
  const facts = factsOf(assetOf('1', { imageType }), true)

  expect(facts.find(({ label }) => label === 'Type')?.value).toBe(value)
})

it('names no orientation that was guessed', () => {
  const previews = [{ ...pictureOf('preview', 450), isGuessed: true } as const]
  const labelsOf = (change: object) =>
    factsOf(assetOf('1', change), true).map(({ label }) => label)

  expect(labelsOf({})).toContain('Orientation')
  expect(labelsOf({ previews })).not.toContain('Orientation')
})
