import type { Language } from '../../../contract/api/languages.ts'
import { meaningsOf } from './meanings.ts'
import type { QueryNode } from './parse-query.ts'
import { smallWords } from './small-words.ts'
import { splitWords, stemAdjective } from './split-words.ts'
import { toPhrase } from './to-phrase.ts'

/** Longest term, in words. */
const maxTerm = 4

/**
 * The query with what its words mean in English: each may be found by the word
 * itself or by that. In English the query stays as it is.
 */
export function expandQuery(node: QueryNode, language: Language): QueryNode {
  if (language === 'en') return node
  if (node.kind === 'nothing') return node
  if (node.kind === 'phrase') return expandPhrase(node, language)
  if (node.kind === 'not') {
    return { kind: 'not', part: expandQuery(node.part, language) }
  }
  if (node.kind === 'or') {
    return {
      kind: 'or',
      parts: node.parts.map(part => expandQuery(part, language))
    }
  }
  return all(expandWords(node.parts, language))
}

/**
 * Several words in a row may be one term, such as `pôr do sol`. Small words that
 * belong to none are left out beside others.
 */
function expandWords(
  parts: readonly QueryNode[],
  language: Language
): QueryNode[] {
  const terms: QueryNode[] = []
  const small: QueryNode[] = []
  let place = 0
  while (place < parts.length) {
    const { nodes, term } = termAt(parts.slice(place), language)
    if (isSmall(parts[place], language) && nodes === 1) small.push(term)
    else terms.push(term)
    place += nodes
  }
  return terms.length > 0 ? terms : small
}

function isSmall(part: QueryNode | undefined, language: Language): boolean {
  if (part?.kind !== 'phrase') return false
  return smallWords[language]?.has(wordOf(part.phrase)) ?? false
}

function termAt(
  parts: readonly QueryNode[],
  language: Language
): { nodes: number; term: QueryNode } {
  for (let nodes = Math.min(maxTerm, parts.length); nodes > 1; nodes--) {
    const row = parts.slice(0, nodes)
    const words = row.map(one => (one.kind === 'phrase' ? one.phrase : '('))
    const meanings = meaningsOf(wordOf(words.join(' ')), language)
    if (meanings.length > 0) {
      const apart = all(row.map(one => expandQuery(one, language)))
      return { nodes, term: any(apart, meanings) }
    }
  }
  const [first = { kind: 'nothing' } as const] = parts
  return { nodes: 1, term: expandQuery(first, language) }
}

function expandPhrase(
  node: Extract<QueryNode, { kind: 'phrase' }>,
  language: Language
): QueryNode {
  const text = wordOf(node.phrase)
  const meanings = meaningsOf(text, language)
  if (meanings.length > 0) return any(node, meanings)
  const words = splitWords(text, language)
  const stem = stemAdjective(text, language)
  const parts = words.length > 0 || !stem ? words : [stem]
  if (parts.length === 0) return node
  const apart = all(expandWords(parts.map(toNode), language))
  return { kind: 'or', parts: [node, apart] }
}

/** The words themselves, or one of their meanings. */
function any(node: QueryNode, meanings: readonly string[]): QueryNode {
  if (meanings.length === 0) return node
  const english = meanings.map((word): QueryNode => ({
    kind: 'phrase',
    phrase: toPhrase(word),
    language: 'en'
  }))
  return { kind: 'or', parts: [node, ...english] }
}

function all(parts: readonly QueryNode[]): QueryNode {
  const [first = { kind: 'nothing' } as const] = parts
  return parts.length > 1 ? { kind: 'and', parts: [...parts] } : first
}

function toNode(word: string): QueryNode {
  return { kind: 'phrase', phrase: toPhrase(word) }
}

function wordOf(phrase: string): string {
  return phrase.replaceAll('"', '').trim()
}
