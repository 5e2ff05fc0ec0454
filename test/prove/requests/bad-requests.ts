import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { randomFrom, type Random } from '../../../dev/catalog/random.ts'
import type { BadRequest } from './bad-request.ts'
import { encodeText } from './encode-text.ts'
import { goodRequest, type Known } from './good-request.ts'
import { bodySpoilers } from './body-spoilers.ts'
import { requestSpoilers } from './request-spoilers.ts'

const withBody = endpoints.filter(({ body }) => body !== null)

export interface Wish {
  seed: number
  count: number
  known: Known
  /** Only kinds that have one of these words; all without any. */
  words?: string[] | undefined
}

/** Bad requests over all operations; the same seed makes the same. */
export function* badRequests(wish: Wish): Generator<BadRequest> {
  const { seed, count, known, words = [] } = wish
  const kinds = Object.keys({ ...requestSpoilers, ...bodySpoilers }).filter(
    kind => words.length === 0 || words.some(word => kind.includes(word))
  )
  if (kinds.length === 0) {
    throw new Error(
      `No kind of request has "${words.join('", "')}" in its name.`
    )
  }
  for (let turn = 0; turn < count; turn += 1) {
    const kind = kinds[turn % kinds.length] ?? ''
    const possible = kind in bodySpoilers ? withBody : endpoints
    const entry = possible[Math.floor(turn / kinds.length) % possible.length]
    const random = randomFrom(seed * 1_000_003 + turn)
    if (entry) yield badRequest(kind, entry, random, known)
  }
}

function badRequest(
  kind: string,
  entry: Endpoint,
  random: Random,
  known: Known
): BadRequest {
  const good = goodRequest(random, known, entry)
  const spoiled =
    { ...requestSpoilers, ...bodySpoilers }[kind]?.(random, good) ?? {}
  const { path, query, search, method, headers } = {
    ...good,
    method: entry.method,
    ...spoiled
  }
  const usual = good.body === undefined ? undefined : JSON.stringify(good.body)
  const body = spoiled.body ?? usual
  const takesBody = method !== 'GET' && method !== 'HEAD'
  return {
    kind,
    method,
    address: `${path}?${search ?? toSearch(query)}`.replace(/\?$/, ''),
    headers,
    ...(takesBody && body !== undefined && { body })
  }
}

function toSearch(pairs: [string, string][]): string {
  return pairs.map(pair => pair.map(encodeText).join('=')).join('&')
}
