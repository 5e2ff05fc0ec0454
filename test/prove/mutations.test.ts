import { describe, expect, it } from 'vitest'
import { root } from '../../dev/install.mjs'
import { chooseMutants } from './mutations/choose-mutants.ts'
import { changeOf, equalMutants } from './mutations/equal-mutants.ts'
import { applyMutant, findMutants } from './mutations/find-mutants.ts'

/** The source after each change. */
function changed(source: string): string[] {
  return findMutants('one.ts', source).map(one => applyMutant(source, one))
}

describe('findMutants', () => {
  it.each([
    ['if (a) b()', ['if (true) b()', 'if (false) b()', 'if (a) ;']],
    ['x = a ? b : c', ['x = true ? b : c', 'x = false ? b : c', ';']],
    [
      'return_(a && !b)',
      ['return_((a))', 'return_((!b))', 'return_(a && (b))']
    ],
    ['const x = a ?? b', ['const x = (a)']],
    ['const x = a < b', ['const x = a <= b']],
    ['const x = a !== b', ['const x = a === b']],
    ['const pause = 1500', ['const pause = 15']],
    ['const tries = 5', ['const tries = 6']],
    ['const on = true', ['const on = false']],
    ['const all = [a, b]', ['const all = []']],
    ['const some = all.filter(is)', ['const some = all']],
    ['const is = all.some(one)', ['const is = all.every(one)']]
  ])('changes %s', (source, expected) => {
    const found = changed(source)

    expect(found).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['an import', "import { a } from './a.ts'"],
    ['a type', "type A = 'a' | 'b'"],
    ['a name', 'const a = { b }'],
    ['a text', "const a = 'not-sent'"],
    ['a method of all objects', 'const a = b.toString(c)']
  ])('leaves %s alone', (_, source) => {
    expect(findMutants('one.ts', source)).toEqual([])
  })

  it('names the line of each change', () => {
    const found = findMutants('one.ts', 'const a = b\nconst c = 2\n')

    expect(found).toEqual([
      { file: 'one.ts', line: 2, start: 22, from: '2', to: '3' }
    ])
  })
})

describe('chooseMutants', () => {
  it('chooses the files that are named', () => {
    const chosen = chooseMutants(root, {
      seed: 1,
      words: ['gateway/purchases/lease.ts']
    })

    expect(chosen).toMatchObject([['gateway/purchases', expect.anything()]])
    expect(
      new Set(chosen.flatMap(([, all]) => all.map(one => one.file)))
    ).toEqual(new Set(['gateway/purchases/lease.ts']))
  })

  it('draws as many of each folder by the seed', () => {
    const effort = { seed: 7, runs: 3, words: ['gateway'] }

    const [first, second] = [effort, effort].map(one =>
      chooseMutants(root, one)
    )

    expect(first?.map(([, all]) => all.length)).toEqual([3, 3, 3])
    expect(second).toEqual(first)
  })

  it('refuses a folder that has no mutants', () => {
    expect(() =>
      chooseMutants(root, { seed: 1, words: ['src/placing'] })
    ).toThrow('No file begins with "src/placing".')
  })
})

it.each(equalMutants)('can still be made: %s', name => {
  const words = [name.split(': ')[0] ?? '']

  const [chosen] = chooseMutants(root, { seed: 1, words })

  const names = chosen?.[1].map(one => `${one.file}: ${changeOf(one)}`)
  expect(names).toContain(name)
})
