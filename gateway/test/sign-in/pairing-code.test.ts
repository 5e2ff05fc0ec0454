import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pairingAlphabet } from '../../../contract/gateway.ts'
import { makePairingCode } from '../../sign-in/pairing-code.ts'

test('a pairing code has six uniformly distributed letters', () => {
  const counts = new Map<string, number>()

  for (let times = 0; times < 4000; times += 1) {
    const code = makePairingCode(randomBytes)
    expect(code).toHaveLength(6)
    for (const letter of code) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }

  expect([...counts.keys()].toSorted().join('')).toBe(pairingAlphabet)
  // 1200 expected of each; ten standard deviations are 338.
  counts.forEach(count => expect(Math.abs(count - 1200)).toBeLessThan(338))
})

test('a pairing code skips bytes that would favour a letter', () => {
  const bytes = [255, 240, 239, 0, 1, 2, 3, 4]

  const code = makePairingCode(() => Uint8Array.of(bytes.shift() ?? 0))

  expect(code).toBe('ZBCDFG')
})
