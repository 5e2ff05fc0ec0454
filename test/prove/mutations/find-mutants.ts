import { parseAst } from 'vitest/node'
import { isNode, mutate } from './rules.ts'
import type { Node } from './rules.ts'

/** One change of a source file. */
export interface Mutant {
  /** Relative to the root. */
  file: string
  line: number
  /** Where `from` stands in the file. */
  start: number
  from: string
  to: string
}

/** Every mutant of a TypeScript source, in its order. */
export function findMutants(file: string, source: string): Mutant[] {
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  const program = parseAst(source, { lang }) as unknown as Node // of ESTree
  const found = new Map<string, Mutant>()
  visit(program, null)
  return [...found.values()].toSorted((a, b) => a.start - b.start)

  function visit(node: Node, parent: Node | null): void {
    for (const { start, end, to } of mutate(node, parent, source)) {
      const from = source.slice(start, end)
      const line = source.slice(0, start).split('\n').length
      const mutant = { file, line, start, from, to }
      if (from !== to) found.set(`${start} ${end} ${to}`, mutant)
    }
    children(node).forEach(child => visit(child, node))
  }
}

/** The source with this change. */
export function applyMutant(source: string, { start, from, to }: Mutant) {
  return source.slice(0, start) + to + source.slice(start + from.length)
}

/** Nodes that run: no types, imports or names. */
function children(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return []
  const isNamed = node.type === 'Property' && node['computed'] !== true
  return Object.entries(node).flatMap(([field, value]) => {
    if (isNamed && field === 'key') return []
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return values.filter(isNode).filter(isRun)
  })
}

const castTypes = ['TSAsExpression', 'TSNonNullExpression']

function isRun({ type }: Node): boolean {
  return !type.startsWith('TS') || castTypes.includes(type)
}
