import type { Language } from '../../../contract/api/languages.ts'
import { toPhrase } from './to-phrase.ts'

/** A parsed query: words joined by AND, OR, NOT and parentheses. */
export type QueryNode =
  | { kind: 'nothing' }
  | {
      kind: 'phrase'
      phrase: string
      /** Else that of the search. */
      language?: Language
    }
  | { kind: 'and' | 'or'; parts: QueryNode[] }
  | { kind: 'not'; part: QueryNode }

const token = /"([^"]*)"|[()]|[^\s\p{Cc}()"]+/gu
const wordSign = /[\p{L}\p{N}]/u
const plainWord = /[\p{L}\p{N}\p{M}]+/gu
const maxDepth = 20
const maxTokens = 200

interface Reader {
  tokens: string[]
  next: number
}

/**
 * Parses a query as people type it. Never fails: misplaced operators are
 * ignored. Undefined if empty.
 */
export function parseQuery(query: string): QueryNode | undefined {
  const matches = [...query.matchAll(token)].slice(0, maxTokens)
  const tokens = matches.map(match => match[0])
  const reader = { tokens, next: 0 }
  const parts: QueryNode[] = []
  while (reader.next < tokens.length) {
    const part = readOr(reader, 0)
    if (part) parts.push(part)
    if (reader.tokens[reader.next] === ')') reader.next++
  }
  return join('and', parts) ?? parseSymbols(query)
}

/** Like `parseQuery`, but without operators: all words are required. */
export function parseWords(query: string): QueryNode | undefined {
  const parts = (query.match(plainWord) ?? [])
    .slice(0, maxTokens)
    .map(toPhraseNode)
  return join('and', parts) ?? parseSymbols(query)
}

/** Symbols, such as an emoji, are not words and match nothing. */
function parseSymbols(query: string): QueryNode | undefined {
  return query.trim() === '' ? undefined : { kind: 'nothing' }
}

function readOr(reader: Reader, depth: number): QueryNode | undefined {
  const parts = [readAnd(reader, depth)]
  while (reader.tokens[reader.next] === 'OR') {
    reader.next++
    parts.push(readAnd(reader, depth))
  }
  return join('or', parts.filter(isNode))
}

function readAnd(reader: Reader, depth: number): QueryNode | undefined {
  const parts: QueryNode[] = []
  for (;;) {
    const next = reader.tokens[reader.next]
    if (next === undefined || next === ')' || next === 'OR') break
    const part = readOne(reader, depth)
    if (part) parts.push(part)
  }
  return join('and', parts)
}

function readOne(reader: Reader, depth: number): QueryNode | undefined {
  const text = reader.tokens[reader.next++] ?? ''
  if (text === 'AND') return undefined
  if (text === 'NOT') return readNot(reader, depth)
  if (text !== '(') return readWord(text)
  if (depth >= maxDepth) return undefined
  const inner = readOr(reader, depth + 1)
  if (reader.tokens[reader.next] === ')') reader.next++
  return inner
}

function readNot(reader: Reader, depth: number): QueryNode | undefined {
  const next = reader.tokens[reader.next]
  if (next === undefined || next === ')' || next === 'OR') return undefined
  const part = readOne(reader, depth)
  if (part?.kind === 'not') return part.part
  return part && { kind: 'not', part }
}

function readWord(text: string): QueryNode | undefined {
  const plain = text.replaceAll('"', '')
  return wordSign.test(plain) ? toPhraseNode(plain) : undefined
}

function toPhraseNode(text: string): QueryNode {
  return { kind: 'phrase', phrase: toPhrase(text) }
}

function join(kind: 'and' | 'or', parts: QueryNode[]): QueryNode | undefined {
  return parts.length > 1 ? { kind, parts } : parts[0]
}

function isNode(node: QueryNode | undefined): node is QueryNode {
  return node !== undefined
}
