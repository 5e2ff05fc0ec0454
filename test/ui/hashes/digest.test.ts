import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sha1 } from '../../../ui/hashes/sha-1.ts'
import { sha256 } from '../../../ui/hashes/sha-256.ts'

// The examples of FIPS 180-4.
const examples = [
  {
    text: 'abc',
    one: 'a9993e364706816aba3e25717850c26c9cd0d89d',
    two: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
  },
  {
    text: 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    one: '84983e441c3bd26ebaae4aa1f95129e5e54670f1',
    two: '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'
  }
]

describe('sha1 and sha256', () => {
  it.each(examples)('give what is published for $text', example => {
    const bytes = new TextEncoder().encode(example.text)

    expect(sha1(bytes)).toBe(example.one)
    expect(hex(sha256(bytes))).toBe(example.two)
  })

  it('agree with Node at every length around the ends of blocks', () => {
    const lengths = Array.from({ length: 200 }, (_, length) => length)

    for (const length of [...lengths, 100_003]) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * i * 31 + 7) >> 3)
      expect(sha1(bytes)).toBe(ofNode('sha1', bytes))
      expect(hex(sha256(bytes))).toBe(ofNode('sha256', bytes))
    }
  })

  it('hash a part of a larger buffer', () => {
    const bytes = new Uint8Array(300).fill(5).subarray(100, 170)

    expect(sha1(bytes)).toBe(ofNode('sha1', bytes))
  })
})

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}

function ofNode(name: 'sha1' | 'sha256', bytes: Uint8Array): string {
  return createHash(name).update(bytes).digest('hex')
}
