import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

const tests = join(import.meta.dirname, '..')
const paths = await readdir(tests, { recursive: true })

/** The test of a rule's area: for `paints/frozen`, the only `paints.test.ts`. */
export function areaFile(rule: string): string {
  const name = `${rule.split('/')[0]}.test.ts`
  const found = paths.filter(path => basename(path) === name)
  const [path] = found
  if (path === undefined || found.length > 1) {
    throw new Error(`${rule} needs one ${name}; there are ${found.length}`)
  }
  return join(tests, path)
}
