import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

export interface TypedMember {
  name: string
  /** The text of its first declaration, after the name. */
  type: string
  /** Its doc comment, or nothing. */
  comment: string
}

export interface TypedInterface {
  name: string
  parents: string[]
  /** Its own, in order; overloads count once. */
  members: TypedMember[]
}

/** The interfaces of a file of declarations, by name. */
export type Typings = Map<string, TypedInterface>

const path = createRequire(import.meta.url).resolve(
  '@figma/plugin-typings/plugin-api.d.ts'
)

/** The plugin API as the pinned typings declare it. */
export async function readPinnedTypings(): Promise<Typings> {
  return readTypings(await readFile(path, 'utf8'))
}

/** Reads interfaces out of formatted declarations; nothing else in them. */
export function readTypings(text: string): Typings {
  const found: Typings = new Map()
  const start = /^(?:export |declare )*interface (\w+)(?:<[^>]*>)?([^{]*)\{/gm
  for (const match of text.matchAll(start)) {
    const [head, name = '', parents = ''] = match
    const body = bodyFrom(text, match.index + head.length)
    const own = membersOf(body)
    const before = found.get(name)
    found.set(name, {
      name,
      parents: [...(before?.parents ?? []), ...parentNames(parents)],
      members: [...(before?.members ?? []), ...own]
    })
  }
  return found
}

/** All that an interface has: its own members, then its parents'. */
export function allMembers(typings: Typings, name: string): TypedMember[] {
  const known = new Map<string, TypedMember>()
  for (const one of lineage(typings, name)) {
    for (const member of typings.get(one)?.members ?? []) {
      if (!known.has(member.name)) known.set(member.name, member)
    }
  }
  return [...known.values()]
}

/** The interface and all that it extends, itself first. */
export function lineage(typings: Typings, name: string): string[] {
  const parents = typings.get(name)?.parents ?? []
  const above = parents.flatMap(parent => lineage(typings, parent))
  return [...new Set([name, ...above])]
}

function parentNames(text: string): string[] {
  const [, list = ''] = text.split(/\bextends\b/)
  const bare = list.replaceAll(/<[^<>]*>/g, '')
  return [...bare.matchAll(/\w+/g)].map(match => match[0])
}

const opening = '{(['
const closing = '})]'

/** The end of a comment or text that begins here, or the place itself. */
function skipCommentOrString(text: string, at: number): number {
  if (text.startsWith('/*', at)) return text.indexOf('*/', at) + 2
  if (text.startsWith('//', at)) return text.indexOf('\n', at)
  const quote = text.charAt(at)
  if (quote !== "'" && quote !== '"' && quote !== '`') return at
  return text.indexOf(quote, at + 1) + 1
}

function bodyFrom(text: string, from: number): string {
  let depth = 1
  for (let at = from; at < text.length;) {
    const after = skipCommentOrString(text, at)
    if (after > at) {
      at = after
      continue
    }
    const char = text.charAt(at)
    if (opening.includes(char)) depth += 1
    if (closing.includes(char)) depth -= 1
    if (depth === 0) return text.slice(from, at)
    at += 1
  }
  throw new Error('An interface has no end')
}

const memberStart =
  /^\s*(?:readonly )?(?:get |set )?['"]?(\w+)['"]?\??\s*([(:<])/

/** Statements outside of every bracket, each after its doc comment. */
function membersOf(body: string): TypedMember[] {
  const members = new Map<string, TypedMember>()
  let comment = ''
  for (let at = skipSpace(body, 0); at < body.length;) {
    const isComment = body.startsWith('/*', at) || body.startsWith('//', at)
    const end = isComment
      ? skipCommentOrString(body, at)
      : statementEnd(body, at)
    const text = body.slice(at, end)
    at = skipSpace(body, end)
    if (isComment) {
      comment = text
      continue
    }
    const [head = '', name = '', sign = ''] = memberStart.exec(text) ?? []
    if (name && !members.has(name)) {
      const type = (sign + text.slice(head.length)).trim()
      members.set(name, { name, type, comment })
    }
    comment = ''
  }
  return [...members.values()]
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (/\s/.test(text.charAt(at))) at += 1
  return at
}

/** A line's end that no bracket and no operator holds open. */
function statementEnd(body: string, from: number): number {
  let depth = 0
  for (let at = from; at < body.length;) {
    const after = skipCommentOrString(body, at)
    if (after > at) {
      at = after
      continue
    }
    const char = body.charAt(at)
    if (opening.includes(char)) depth += 1
    if (closing.includes(char)) depth -= 1
    at += 1
    if (char === '\n' && depth === 0 && isWhole(body, from, at)) return at
  }
  return body.length
}

function isWhole(body: string, from: number, at: number): boolean {
  const next = body.charAt(skipSpace(body, at))
  return !/[:|&=<,]\s*$/.test(body.slice(from, at)) && !'|&?:=>'.includes(next)
}
