import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createSealer } from '../../sealing/sealer.ts'

const [one, two] = ['first-secret', 'second-secret']

describe('a sealed text', () => {
  test('can only be opened with the same purpose and context', () => {
    const sealer = createSealer([one], randomBytes)

    const sealed = sealer.seal('handle', 'text', 'here')

    expect(sealer.open('handle', sealed, 'here')).toBe('text')
    expect(sealer.open('handle', sealed, 'there')).toBeNull()
    expect(sealer.open('code', sealed, 'here')).toBeNull()
  })

  test('is never the same twice', () => {
    const sealer = createSealer([one], randomBytes)

    const sealed = [1, 2].map(() => sealer.seal('handle', 'text', ''))

    expect(new Set(sealed).size).toBe(2)
  })

  test('of an older secret can still be opened', () => {
    const old = createSealer([one], randomBytes).seal('handle', 'text', '')

    expect(createSealer([two, one], randomBytes).open('handle', old, '')).toBe(
      'text'
    )
    expect(createSealer([two], randomBytes).open('handle', old, '')).toBeNull()
  })

  test('is refused when any byte was changed', () => {
    const sealer = createSealer([one], randomBytes)
    const [id = '', body = ''] = sealer.seal('handle', 'text', '').split('.')
    const bytes = Buffer.from(body, 'base64url')

    const opened = [...bytes.keys()].map(index => {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      return sealer.open('handle', `${id}.${changed.toString('base64url')}`, '')
    })

    expect(new Set(opened)).toEqual(new Set([null]))
  })

  test('has only one valid encoding', () => {
    const sealer = createSealer([one], randomBytes)
    const texts = ['a', 'ab', 'abc'].map(text => sealer.seal('code', text, ''))

    for (const sealed of texts) {
      const [id = '', body = ''] = sealed.split('.')
      const others = [
        `${sealed}.x`,
        `${sealed}.`,
        `${sealed}=`,
        `${sealed}==`,
        ` ${sealed}`,
        `${sealed}\n`,
        `${id}. ${body}`,
        `${id}.${body.slice(0, 5)}\n${body.slice(5)}`,
        `${sealed}!`,
        `${id}.${body.replaceAll('-', '+').replaceAll('_', '/')}+`,
        `${sealed}A`,
        ...lastLetters(sealed)
      ]
      expect(sealer.open('code', sealed, '')).not.toBeNull()
      expect(others.map(text => sealer.open('code', text, ''))).toEqual(
        others.map(() => null)
      )
    }
  })
})

/** The same with each other letter at the end, some of the same bytes. */
function lastLetters(sealed: string): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'
  return Array.from(letters)
    .map(letter => sealed.slice(0, -1) + letter)
    .filter(text => text !== sealed)
}
