import type { Node } from 'acorn'

interface Found {
  /** The edition that added it. */
  year: number
  name: string
  /** Its offset in the code. */
  at: number
}

type Fields = Record<string, unknown>

const logical: Record<string, string> = {
  '||=': 'the operator ||=',
  '&&=': 'the operator &&=',
  '??=': 'the operator ??='
}

function isObject(parent: string): boolean {
  return parent === 'ObjectExpression' || parent === 'ObjectPattern'
}

/** The name of a construct that is newer than ES2017. */
function construct(
  type: string,
  node: Fields,
  parent: string
): [number, string] | null {
  switch (type) {
    case 'SpreadElement':
      return isObject(parent) ? [2018, 'spread in an object (...)'] : null
    case 'RestElement':
      return isObject(parent) ? [2018, 'rest in an object pattern (...)'] : null
    case 'ForOfStatement':
      return node['await'] ? [2018, 'for await'] : null
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node['async'] && node['generator']
        ? [2018, 'an async generator']
        : null
    case 'CatchClause':
      return node['param'] ? null : [2019, 'catch without a name']
    case 'ChainExpression':
      return [2020, 'optional chaining (?.)']
    case 'ImportExpression':
      return [2020, 'import()']
    case 'LogicalExpression':
      return node['operator'] === '??' ? [2020, 'the operator ??'] : null
    case 'Literal':
      return literal(node)
    case 'AssignmentExpression': {
      const name = logical[String(node['operator'])]
      return name ? [2021, name] : null
    }
    case 'PropertyDefinition':
      return [2022, 'a class field']
    case 'PrivateIdentifier':
      return [2022, 'a private name (#)']
    case 'StaticBlock':
      return [2022, 'a static block']
    default:
      return null
  }
}

function literal(node: Fields): [number, string] | null {
  const raw = String(node['raw'])
  if (node['bigint'] !== undefined) return [2020, 'a BigInt']
  const regex = node['regex'] as { flags: string } | undefined // acorn's
  if (regex?.flags.includes('v')) return [2024, 'the v flag']
  if (regex?.flags.includes('d')) return [2022, 'the d flag']
  if (regex?.flags.includes('s')) return [2018, 'the s flag']
  const separated = typeof node['value'] === 'number' && raw.includes('_')
  return separated ? [2021, 'a numeric separator (_)'] : null
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** The first construct in a program that is newer than an edition. */
export function newerSyntax(program: Node, year: number): Found | null {
  let first: Found | null = null
  const waiting: [Node, string][] = [[program, '']]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [node, parent] = next
    const fields = node as unknown as Fields // read by key
    const found = construct(node.type, fields, parent)
    if (found && found[0] > year && !(first && first.at <= node.start)) {
      first = { year: found[0], name: found[1], at: node.start }
    }
    for (const value of Object.values(fields)) {
      const inner = Array.isArray(value) ? value : [value]
      for (const one of inner) if (isNode(one)) waiting.push([one, node.type])
    }
  }
  return first
}
