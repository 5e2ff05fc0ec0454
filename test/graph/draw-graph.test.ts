import { expect, it } from 'vitest'
import { drawGraph } from './draw-graph.ts'

/** What a file of the folder `a` imports. */
function importsOf(text: string, file = 'a/file.ts'): readonly string[] {
  return drawGraph(new Map([[file, text]])).get(file) ?? []
}

it.each([
  ["import { one } from './one.ts'", 'a/one.ts'],
  ["import {\n  one, // it's one\n  two\n} from './one.ts'", 'a/one.ts'],
  ["import {\n  // it's one\n  one\n} from './one.ts'", 'a/one.ts'],
  ["import './one.ts'", 'a/one.ts'],
  ["import '../b/one.css'", 'b/one.css'],
  ["import styles from './one.module.css'", 'a/one.module.css'],
  ["import one, { two } from './one.ts'", 'a/one.ts'],
  ["import type { One } from '../b/one.ts'", 'b/one.ts'],
  ["import { two, type One } from '../b/one.ts'", 'b/one.ts'],
  ["import one from 'worker:../b/one.ts'", 'b/one.ts'],
  ["export { one } from './one.ts'", 'a/one.ts'],
  ["export * from './one.ts'", 'a/one.ts'],
  ["export type { One } from './one.ts'", 'a/one.ts'],
  ["const one = await import('../b/one.ts')", 'b/one.ts'],
  ["const one = import(\n  '../b/one.ts'\n)", 'b/one.ts'],
  ["let one: typeof import('../b/one.ts')", 'b/one.ts'],
  ["/** @param {import('../b/one.ts').One} one */", 'b/one.ts']
])('draws %j', (text, target) => {
  expect(importsOf(text)).toEqual([target])
})

it.each([
  ["@import './one.css';", 'a/one.css'],
  ["@import url('../b/one.css');", 'b/one.css'],
  [".two {\n  composes: one from '../b/one.css';\n}", 'b/one.css']
])('draws %j of a style sheet', (text, target) => {
  expect(importsOf(text, 'a/file.css')).toEqual([target])
})

it.each([
  "import { one } from 'one'",
  "import { one } from 'node:path'",
  "// import { one } from './one.ts'",
  "const text = 'taken from ./one.ts'",
  "read('./one.txt')"
])('draws nothing of %j', text => {
  expect(importsOf(text)).toEqual([])
})

it('draws all imports of a file, each once', () => {
  const text = `import { one } from './one.ts'
import type { One } from './one.ts'
import { two } from './two.ts'

export const three = () => import('../b/three.ts')
`

  expect(importsOf(text)).toEqual(['a/one.ts', 'a/two.ts', 'b/three.ts'])
})

it('draws nothing of files that cannot import', () => {
  expect(importsOf("import './one.ts'", 'a/README.md')).toEqual([])
})
