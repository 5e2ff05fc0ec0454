import { readFile } from 'node:fs/promises'
import { parse } from 'acorn'
import type { Node } from 'acorn'
import { transform } from 'esbuild'
import type { Plugin } from 'esbuild'
import type { Language } from '../../contract/settings.ts'

/** Leaves the other languages out; English texts become empty ones. */
export function onlyWordsOf(spoken: readonly Language[]): Plugin {
  return {
    name: 'only-words-of',
    setup(build) {
      const translation = /[\\/]words[\\/](\w\w)[\\/][\w-]+\.json$/
      build.onLoad({ filter: translation }, ({ path }) => {
        const [, language] = translation.exec(path) ?? []
        return spoken.some(one => one === language)
          ? null
          : { contents: '[]', loader: 'json' }
      })
      build.onLoad({ filter: /[\\/]words[\\/][\w-]+\.ts$/ }, async args => {
        if (spoken.includes('en')) return null
        const source = await readFile(args.path, 'utf8')
        if (!/= i18n\(/.test(source)) return null
        return { contents: await withoutTexts(source), loader: 'js' }
      })
    }
  }
}

async function withoutTexts(source: string): Promise<string> {
  const { code } = await transform(source, { loader: 'ts' })
  const texts: Node[] = []
  findTexts(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), texts)
  let bare = ''
  let end = 0
  for (const text of texts.toSorted((a, b) => a.start - b.start)) {
    bare += `${code.slice(end, text.start)}""`
    end = text.end
  }
  return bare + code.slice(end)
}

/** Not the keys, and neither what is imported nor the name of the area. */
function findTexts(value: unknown, texts: Node[]): void {
  if (Array.isArray(value)) value.forEach(one => findTexts(one, texts))
  if (!isNode(value) || value.type === 'ImportDeclaration') return
  const { type } = value
  for (const [name, child] of Object.entries(value)) {
    if (type === 'Property' && name === 'key') continue
    if (name === 'arguments' && isCallOf(value, 'i18n')) {
      findTexts((child as unknown[]).slice(1), texts) // arguments are a list
    } else findTexts(child, texts)
  }
  if (type === 'Literal' && 'value' in value) {
    if (typeof value.value === 'string') texts.push(value)
  }
}

function isCallOf(node: Node, name: string): boolean {
  if (!('callee' in node) || !isNode(node.callee)) return false
  return 'name' in node.callee && node.callee.name === name
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
