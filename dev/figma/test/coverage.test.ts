import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { coverage, holes } from '../coverage.ts'
import {
  allMembers,
  lineage,
  readPinnedTypings,
  readTypings
} from '../read-typings.ts'

const path = join(import.meta.dirname, '../COVERAGE.md')

test('COVERAGE.md is up to date', async () => {
  const written = await readFile(path, 'utf8')

  expect(written).toBe(await coverage())
})

test('emulates or refuses by name every member of the typings', async () => {
  expect(await holes()).toEqual([])
})

const declarations = `
/** A doc with { and interface Trap { inside. */
interface Small {
  readonly name: string
  size?: number
}

interface Large<T = 'a{b'> extends Small, Other<T>,
  Third {
  /** Says how. */
  on(type: 'a', callback: () => void): void
  on(type: 'b', callback: (event: { x: number }) => void): void
  get<
    Key extends string,
    Rest
  >(
    key: Key,
    rest: { deep: Rest; other(): void }
  ): Array<
    Pick<Rest, 'x'>
  >
  kind:
    | 'one'
    | 'two'
  'quoted': string
}
interface Empty {}
interface Third { short: 1 }
`

test('reads names, parents and first declarations', () => {
  const typings = readTypings(declarations)

  const large = typings.get('Large')
  expect([...typings.keys()]).toEqual(['Small', 'Large', 'Empty', 'Third'])
  expect(large?.parents).toEqual(['Small', 'Other', 'Third'])
  expect(large?.members.map(member => member.name)).toEqual([
    'on',
    'get',
    'kind',
    'quoted'
  ])
  expect(large?.members[0]?.type).toBe(
    "(type: 'a', callback: () => void): void"
  )
  expect(large?.members[0]?.comment).toBe('/** Says how. */')
  expect(typings.get('Empty')?.members).toEqual([])
})

test('finds what is inherited', () => {
  const typings = readTypings(declarations)

  const names = allMembers(typings, 'Large').map(member => member.name)
  expect(names).toEqual([
    'on',
    'get',
    'kind',
    'quoted',
    'name',
    'size',
    'short'
  ])
  expect(lineage(typings, 'Large')).toEqual([
    'Large',
    'Small',
    'Other',
    'Third'
  ])
})

test('reads the pinned typings whole', async () => {
  const typings = await readPinnedTypings()

  const counts = ['PluginAPI', 'FrameNode', 'TextNode', 'ImagePaint'].map(
    name => allMembers(typings, name).length
  )
  expect(counts).toEqual([133, 172, 192, 10])
})

test('counts as emulated nothing of payments that throws', async () => {
  const written = await readFile(path, 'utf8')

  const [, part = ''] = written.split('### figma.payments\n')
  const [, emulated, missing] = part.split('\n')
  expect(emulated).toBe(
    '- emulated: status, setPaymentStatusInDevelopment, ' +
      'getUserFirstRanSecondsAgo'
  )
  expect(missing).toContain('initiateCheckoutAsync, requestCheckout')
})

test('says what is undefined in a design file', async () => {
  const written = await readFile(path, 'utf8')

  expect(written).toContain(
    '- absent here: timer, textreview, vscode, devResources\n'
  )
})
