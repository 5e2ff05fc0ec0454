import { parse } from 'acorn'
import type { AnyNode } from 'acorn'
import { transformSync } from 'esbuild'

/** Places whose text people read, whatever it looks like. */
const shown =
  /^(children|label|title|text|alt|placeholder|hint|none|aria-(label|description|valuetext|roledescription))$/

/** Places whose text people do not read; `message` is for debugging. */
const unseen = /^(class|style|message|controlsList|data-.*)$/

const anyLetter = /\p{L}{2}/u

/** Two words, or one with a capital letter. */
const wordsOfText = /\p{L}{2,}[^\p{L}]*\s\S*\p{L}{2,}|^\p{Lu}\p{Ll}+$/u

/** Keys, selectors, headers and names of fields, which look like words. */
const technical =
  /^(Escape|Space|Tab|Home|End|Enter|Delete|Authorization|Range|Exif|Account|600px 0px|input, select|dialog, .*|button, .*|NOT enhanced|NOT sensitive|Match|By|\(prefers-[a-z-]+: reduce\)|\s*body \{[^]*)(, .*)?$/

/** The texts in a module of the panel that a person would read. */
export function findTexts(source: string): string[] {
  const { code } = transformSync(source, {
    loader: 'tsx',
    jsx: 'automatic',
    jsxImportSource: 'preact'
  })
  const found: string[] = []
  look(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), false, found)
  return found
}

function look(value: unknown, isShown: boolean, found: string[]): void {
  if (Array.isArray(value)) {
    value.forEach(one => look(one, isShown, found))
    return
  }
  if (typeof value !== 'object' || !value || !('type' in value)) return
  const node = value as AnyNode // acorn has no other objects with a type
  const text = textOf(node)
  if (text !== null) {
    if (isText(text, isShown)) found.push(text)
    return
  }
  if (isForDevelopers(node)) return
  if (node.type === 'Property') {
    const key = nameOf(node.key)
    if (!unseen.test(key)) look(node.value, shown.test(key), found)
    return
  }
  const goesOn =
    isShown && /^(Conditional|Logical|Array|Template)/.test(node.type)
  for (const [name, child] of Object.entries(node)) {
    look(child, goesOn && name !== 'test', found)
  }
}

function isText(text: string, isShown: boolean): boolean {
  if (isShown) return anyLetter.test(text)
  return wordsOfText.test(text) && !technical.test(text)
}

function textOf(node: AnyNode): string | null {
  if (node.type === 'TemplateElement') return node.value.raw
  if (node.type !== 'Literal') return null
  return typeof node.value === 'string' ? node.value : ''
}

/** Errors are identified by their codes; classes and keys are not texts. */
function isForDevelopers(node: AnyNode): boolean {
  if (/^(Import|ExportAll)/.test(node.type)) return true
  if (node.type !== 'NewExpression') return false
  const { callee } = node
  return callee.type === 'Identifier' && callee.name.endsWith('Error')
}

function nameOf(key: AnyNode): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
