import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import { randomFrom, type Random } from '../../../dev/catalog/assets/random.ts'
import type { BadRequest } from './bad-request.ts'
import { encodeText } from './encode-text.ts'
import { goodRequest } from './good-request.ts'
import type { Known } from './known.ts'
import { bodyFaults } from './body-faults.ts'
import { requestFaults } from './request-faults.ts'

export interface Wish {
  seed: number
  count: number
  known: Known
  /** Only kinds with one of these words; all kinds without words. */
  words?: string[] | undefined
}

/** A kind of fault for an operation. */
export interface Plan {
  kind: string
  entry: Endpoint
  random: Random
}

/** Bad requests to all operations, which follow from the seed. */
export function* badRequests(wish: Wish): Generator<BadRequest> {
  for (const plan of planRequests(wish)) yield badRequest(plan, wish.known)
}

/**
 * Pairs kinds of faults with operations, in turn. The seed shuffles the
 * operations, and each kind begins at another one: few requests reach all.
 */
export function* planRequests(wish: Omit<Wish, 'known'>): Generator<Plan> {
  const { seed, count, words = [] } = wish
  const chosen = (faults: object) =>
    Object.keys(faults).filter(
      kind => words.length === 0 || words.some(word => kind.includes(word))
    )
  const shuffled = shuffle(endpoints, randomFrom(seed))
  const orders = [
    ...spread(chosen(requestFaults), shuffled),
    ...spread(chosen(bodyFaults), shuffled.filter(takesBody))
  ]
  if (orders.length === 0) {
    throw new Error(
      `No kind of request has "${words.join('", "')}" in its name.`
    )
  }
  for (let turn = 0; turn < count; turn += 1) {
    const { kind, order } = orders[turn % orders.length] ?? {}
    const entry = order?.[Math.floor(turn / orders.length) % order.length]
    const random = randomFrom(seed * 1_000_003 + turn)
    if (kind !== undefined && entry) yield { kind, entry, random }
  }
}

function shuffle<T>(list: readonly T[], random: Random): T[] {
  return list
    .map(one => ({ one, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

function takesBody({ body }: Endpoint): boolean {
  return body !== null
}

/** Lets each kind go through all operations from its own start. */
function spread(kinds: string[], operations: Endpoint[]) {
  return kinds.map((kind, place) => {
    const first = Math.floor((place * operations.length) / kinds.length)
    const order = [...operations.slice(first), ...operations.slice(0, first)]
    return { kind, order }
  })
}

function badRequest({ kind, entry, random }: Plan, known: Known): BadRequest {
  const good = goodRequest(random, known, entry)
  const damaged =
    { ...requestFaults, ...bodyFaults }[kind]?.(random, good) ?? {}
  const { path, query, search, method, headers } = {
    ...good,
    method: entry.method,
    ...damaged
  }
  const usual = good.body === undefined ? undefined : JSON.stringify(good.body)
  const body = damaged.body ?? usual
  const mayHaveBody = method !== 'GET' && method !== 'HEAD'
  return {
    kind,
    operation: `${entry.method} ${entry.path}`,
    method,
    address: `${path}?${search ?? toSearch(query)}`.replace(/\?$/, ''),
    headers,
    ...(mayHaveBody && body !== undefined && { body })
  }
}

function toSearch(pairs: [string, string][]): string {
  return pairs.map(pair => pair.map(encodeText).join('=')).join('&')
}
