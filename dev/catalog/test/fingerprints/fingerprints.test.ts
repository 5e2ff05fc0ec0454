import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  difference,
  fingerprint,
  fingerprintSize
} from '../../fingerprints/fingerprint.ts'
import {
  fingerprintFile,
  readFingerprints
} from '../../fingerprints/read-fingerprints.ts'
import { defaultCount, listAssets } from '../../list-assets.ts'
import { renderRendition } from '../../render-rendition.ts'
import { sample } from '../../../../test/sample.ts'

test('has the fingerprints of the default catalogue', () => {
  const { size } = statSync(fingerprintFile)

  expect(size).toBe(defaultCount * fingerprintSize)
  expect(readFingerprints().size).toBe(defaultCount)
})

test.each(sample([0, 300, 600], 1))(
  'has the current fingerprint of asset %i',
  async position => {
    const ids = Array.from(listAssets({ count: 601 }), ({ id }) => id)
    const id = ids[position] ?? ''

    const { bytes } = await renderRendition(id, 'large_thumb')

    const known = readFingerprints().get(id) ?? new Uint8Array()
    expect(difference(known, await fingerprint(bytes))).toBeLessThan(0.01)
  }
)

test('is nearly the same for every size of a picture', async () => {
  const ids = Array.from(listAssets({ count: 600 }), ({ id }) => id)

  const differences = await Promise.all(
    [0, 100, 200, 300, 400, 500].map(async position => {
      const id = ids[position] ?? ''
      const { bytes } = await renderRendition(id, 'medium_jpg')
      const known = readFingerprints().get(id) ?? new Uint8Array()
      return difference(known, await fingerprint(bytes))
    })
  )

  const sum = differences.reduce((total, one) => total + one, 0)
  expect(sum / differences.length).toBeLessThan(0.05)
})

test('distinguishes pictures', () => {
  const [first, ...others] = [...readFingerprints().values()].slice(0, 50)

  const nearest = Math.min(
    ...others.map(other => difference(first ?? other, other))
  )

  expect(nearest).toBeGreaterThan(0)
})
