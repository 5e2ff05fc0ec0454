import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { parse } from 'acorn'
import * as esbuild from 'esbuild'

/**
 * Makes a list of each translation, in the order of the English texts, so
 * that the keys are in the panel once and not in each language.
 * @returns {esbuild.Plugin}
 */
export function listedTexts() {
  return {
    name: 'listed-texts',
    setup(build) {
      const filter = /[\\/]words[\\/]\w\w[\\/][\w-]+\.json$/
      build.onLoad({ filter }, async ({ path }) => {
        const english = join(dirname(path), '..', areaOf(path) + '.ts')
        const texts = JSON.parse(await readFile(path, 'utf8'))
        const keys = await keysIn(english)
        const missing = keys.filter(key => !(key in texts))
        if (missing.length) throw new Error(`${path} lacks ${missing.join()}.`)
        return {
          contents: JSON.stringify(keys.map(key => texts[key])),
          loader: 'json',
          watchFiles: [path, english]
        }
      })
    }
  }
}

/** @param {string} path */
function areaOf(path) {
  return basename(path, '.json')
}

/**
 * Of `i18n('area', […], { key: … })`.
 * @param {string} path
 * @returns {Promise<string[]>}
 */
async function keysIn(path) {
  const source = await readFile(path, 'utf8')
  const { code } = await esbuild.transform(source, { loader: 'ts' })
  const { body } = parse(code, { ecmaVersion: 2022, sourceType: 'module' })
  for (const statement of body) {
    const texts = textsOf(statement)
    if (texts?.type !== 'ObjectExpression') continue
    return texts.properties.map(property => {
      const key = property.type === 'Property' ? property.key : null
      if (key?.type === 'Identifier') return key.name
      if (key?.type === 'Literal') return String(key.value)
      throw new Error(`${path} has texts whose key is not written out.`)
    })
  }
  throw new Error(`${path} has no texts.`)
}

/** @param {import('acorn').AnyNode} statement */
function textsOf(statement) {
  const declared =
    statement.type === 'ExportNamedDeclaration'
      ? statement.declaration
      : statement
  if (declared?.type !== 'VariableDeclaration') return null
  const call = declared.declarations[0]?.init
  const isOurs =
    call?.type === 'CallExpression' &&
    call.callee.type === 'Identifier' &&
    call.callee.name === 'i18n'
  return isOurs ? call.arguments.at(-1) : null
}
