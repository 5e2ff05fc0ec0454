import { parse } from 'acorn'

/**
 * @typedef {import('acorn').AnyNode} AnyNode
 * @typedef {import('acorn').FunctionDeclaration} Declared
 * @typedef {import('acorn').FunctionExpression} Expression
 * @typedef {import('acorn').ArrowFunctionExpression} Arrow
 * @typedef {Declared | Expression | Arrow} FunctionNode
 * @typedef {import('./parts.mjs').Chunk} Chunk
 * @typedef {import('./parts.mjs').Chunks} Chunks
 * @typedef {{start: number, end: number, by: string}} Edit
 */

/**
 * A chunk as a function that is run at once; what it exports stands in
 * `modules` under its key then.
 * @param {Chunk} chunk
 * @param {Chunks} chunks
 * @param {(part: Chunk) => string[]} outputsOf what a part needs loaded
 * @returns {string}
 */
export function linkChunk({ file, key, text }, chunks, outputsOf) {
  /** @type {Edit[]} */
  const edits = []
  /** @type {Map<string, string>} */
  const given = new Map()
  /** @type {Set<string>} */
  const assigned = new Set()

  /** @param {AnyNode} source */
  function chunkAt(source) {
    const path = source.type === 'Literal' ? String(source.value) : ''
    const found = chunks.get(path.replace('./', ''))
    if (!found) throw new Error(`${file} needs "${path}", which is no chunk.`)
    return found
  }

  /**
   * @param {AnyNode} node
   * @param {string} by
   */
  function replace({ start, end }, by) {
    edits.push({ start, end, by })
  }

  visit(parse(text, { ecmaVersion: 2022, sourceType: 'module' }), node => {
    if (node.type === 'ImportDeclaration') {
      const from = quoted(chunkAt(node.source).key)
      const names = node.specifiers.map(imported).join()
      replace(node, names && `const {${names}}=modules[${from}];`)
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { exported, local } of node.specifiers) {
        given.set(nameOf(exported), nameOf(local))
      }
      replace(node, '')
    } else if (node.type === 'ImportExpression') {
      const part = chunkAt(node.source)
      const outputs = quoted(outputsOf(part))
      replace(node, `modules.load(${outputs},${quoted(part.key)})`)
    } else if (isFunction(node)) {
      // What is set outside of functions is set before anything is given.
      visit(node.body, inner =>
        assignedIn(inner).forEach(name => assigned.add(name))
      )
    }
  })
  for (const [name, local] of given) {
    // Other chunks would go on with what it was at first. esbuild gives no
    // local name twice, so nothing else can be meant.
    if (assigned.has(local)) throw new Error(`${file} sets ${name} again.`)
  }
  const exports = [...given].map(pair => pair.join(':')).join()
  const body = `${edited(text, edits)};return{${exports}}`
  return `modules[${quoted(key)}]=(()=>{${body}})();`
}

/**
 * Each node before those in it.
 * @param {unknown} value
 * @param {(node: AnyNode) => void} tell
 */
function visit(value, tell) {
  if (Array.isArray(value)) return value.forEach(one => visit(one, tell))
  if (typeof value !== 'object' || !value) return
  if ('type' in value) tell(/** @type {AnyNode} */ (value))
  Object.values(value).forEach(one => visit(one, tell))
}

/**
 * @param {AnyNode} node
 * @returns {node is FunctionNode}
 */
function isFunction(node) {
  const { type } = node
  return (
    type === 'FunctionDeclaration' ||
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression'
  )
}

/**
 * The names that an expression sets.
 * @param {AnyNode} node
 * @returns {string[]}
 */
function assignedIn(node) {
  if (node.type === 'AssignmentExpression') return namesIn(node.left)
  if (node.type === 'UpdateExpression') return namesIn(node.argument)
  return []
}

/**
 * @param {AnyNode} target
 * @returns {string[]}
 */
function namesIn(target) {
  /** @type {string[]} */
  const names = []
  if (target.type === 'MemberExpression') return names
  visit(target, node => {
    if (node.type === 'Identifier') names.push(node.name)
  })
  return names
}

/** @param {AnyNode} specifier */
function imported(specifier) {
  if (specifier.type !== 'ImportSpecifier') {
    throw new Error(`No chunk is imported by an ${specifier.type}.`)
  }
  return `${nameOf(specifier.imported)}:${nameOf(specifier.local)}`
}

/** @param {AnyNode} node */
function nameOf(node) {
  if (node.type !== 'Identifier') throw new Error('An export has no name.')
  return node.name
}

/** @param {unknown} value */
function quoted(value) {
  return JSON.stringify(value)
}

/**
 * @param {string} text
 * @param {Edit[]} edits in their order
 */
function edited(text, edits) {
  let at = 0
  let made = ''
  for (const { start, end, by } of edits) {
    made += text.slice(at, start) + by
    at = end
  }
  return made + text.slice(at)
}
