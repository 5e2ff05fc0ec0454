/** A node of a syntax tree, as ESTree describes it. */
export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

interface Edit {
  start: number
  end: number
  to: string
}

type Rule = (node: Node, parent: Node | null, source: string) => Edit[]

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** All that the rules would change at this node. */
export function mutate(...given: Parameters<Rule>): Edit[] {
  return rules.flatMap(rule => rule(...given))
}

const tests: Readonly<Record<string, string>> = {
  IfStatement: 'test',
  ConditionalExpression: 'test',
  WhileStatement: 'test'
}

/** A condition always holds, or never. Its parts have a rule of their own. */
const decideTest: Rule = node => {
  const test = childOf(node, tests[node.type])
  if (!test || test.type === 'LogicalExpression') return []
  return [replace(test, 'true'), replace(test, 'false')]
}

/** One side alone decides. */
const dropSide: Rule = (node, _, source) => {
  if (node.type !== 'LogicalExpression') return []
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  if (!left || !right) return []
  const sides = node['operator'] === '??' ? [left] : [left, right]
  return sides.map(side => replace(node, `(${textOf(side, source)})`))
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*'
}

const changeOperator: Rule = (node, parent, source) => {
  if (node.type !== 'BinaryExpression') return []
  const operator = String(node['operator'])
  const isDecided =
    parent !== null && childOf(parent, tests[parent.type]) === node
  if (isDecided && operator.endsWith('==')) return []
  const to = operators[operator]
  const left = childOf(node, 'left')
  const right = childOf(node, 'right')
  if (to === undefined || !left || !right) return []
  const [a, b] = [textOf(left, source), textOf(right, source)]
  return [replace(node, `${a} ${to} ${b}`)]
}

const dropNot: Rule = (node, parent, source) => {
  if (node.type !== 'UnaryExpression' || node['operator'] !== '!') return []
  if (parent !== null && childOf(parent, tests[parent.type]) === node) return []
  const argument = childOf(node, 'argument')
  return argument ? [replace(node, `(${textOf(argument, source)})`)] : []
}

/** Other texts would not compile; steps and first indices are not limits. */
const changeLiteral: Rule = node => {
  if (node.type !== 'Literal') return []
  const { value } = node
  if (typeof value === 'boolean') return [replace(node, String(!value))]
  if (typeof value !== 'number' || value < 2) return []
  return [replace(node, String(value >= 100 ? value / 100 : value + 1))]
}

const emptyList: Rule = node => {
  const { elements } = node
  if (node.type !== 'ArrayExpression' || !Array.isArray(elements)) return []
  return elements.length > 0 ? [replace(node, '[]')] : []
}

/** A call or an assignment does not happen. */
const dropStatement: Rule = node =>
  node.type === 'ExpressionStatement' ? [replace(node, ';')] : []

const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min']
])

const dropped = ['filter', 'toSorted', 'trim', 'toLowerCase', 'toUpperCase']

const changeMethod: Rule = (node, _, source) => {
  const callee = node.type === 'CallExpression' && childOf(node, 'callee')
  const object = callee && childOf(callee, 'object')
  const property = callee && childOf(callee, 'property')
  if (!object || !property) return []
  const name = textOf(property, source)
  const other = methods.get(name)
  if (other !== undefined) return [replace(property, other)]
  return dropped.includes(name) ? [replace(node, textOf(object, source))] : []
}

const rules: readonly Rule[] = [
  decideTest,
  dropSide,
  changeOperator,
  dropNot,
  changeLiteral,
  emptyList,
  dropStatement,
  changeMethod
]

function childOf(node: Node, field: string | undefined): Node | null {
  const child = field === undefined ? null : node[field]
  return isNode(child) ? child : null
}

function textOf({ start, end }: Node, source: string): string {
  return source.slice(start, end)
}

function replace({ start, end }: Node, to: string): Edit {
  return { start, end, to }
}
