import { dirname, join } from 'node:path/posix'

/** Each file with those that it imports; paths from the root. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Of each file, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

const code = /\.(tsx?|mts|mjs|js)$/
const comments = /(?:^|\s)\/\/.*$/gm
/** `import` and `export … from`; the formatter lets them begin a line. */
const statements =
  /^(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])(?:worker:)?(\.[^'"]+)\1/gm
/** `import('./x.ts')`, of modules and of types. */
const calls = /\bimport\(\s*(['"])(?:worker:)?(\.[^'"]+)\1/g
/** `@import './x.css'` and `composes: name from './x.css'`. */
const styles = /(?:@import\s+(?:url\(\s*)?|\bfrom\s+)(['"])(\.[^'"]+)\1/g

/** Draws every relative import: types, `import()`, workers and style sheets. */
export function drawGraph(sources: Sources): Graph {
  return new Map(
    [...sources].map(([file, text]) => {
      const targets = namedIn(file, text).map(path => join(dirname(file), path))
      return [file, [...new Set(targets)]]
    })
  )
}

/** Whether a file can import; a folder with such a file is a room. */
export function isSource(file: string): boolean {
  return code.test(file) || file.endsWith('.css')
}

function namedIn(file: string, text: string): string[] {
  if (file.endsWith('.css')) return pathsOf(styles, text)
  if (!code.test(file)) return []
  const bare = text.replace(comments, '')
  return [...pathsOf(statements, bare), ...pathsOf(calls, bare)]
}

function pathsOf(pattern: RegExp, text: string): string[] {
  return [...text.matchAll(pattern)].map(([, , path = '']) => path)
}
