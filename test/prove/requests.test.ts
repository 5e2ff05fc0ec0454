import { afterAll, beforeAll, expect, test } from 'vitest'
import { usePrinted } from '../use-printed.ts'
import { proveTarget } from './requests.ts'
import { endpoints } from '../../contract/api/endpoints.ts'
import type { BadRequest } from './requests/bad-request.ts'
import { badRequests, planRequests } from './requests/bad-requests.ts'
import { openTarget } from './requests/open-target.ts'
import type { OpenTarget } from './requests/target.ts'

let target: OpenTarget
const printed = usePrinted()

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

test('finds no harm in a few hundred bad requests', async () => {
  const isProved = await proveTarget(target, { seed: 6, runs: 220 })

  const text = printed.join('\n')
  expect(text).toContain('220 bad requests did no harm')
  expect(text).toMatch(/^75 operations, done at least once: [3-7]\d$/m)
  expect(isProved).toBe(true)
})

const harms: Record<string, Partial<OpenTarget>> = {
  'answers 503': {
    fetch: async () => Response.json({ message: 'Oh' }, { status: 503 })
  },
  '400, yet the database changed': {
    fetch: async () => Response.json({ message: 'No' }, { status: 400 }),
    hasChanged: () => true
  },
  'answers 5000001 bytes': {
    fetch: async () => new Response(new Uint8Array(5_000_001))
  },
  'against the document': {
    fetch: async () => Response.json({ sorry: 'No' }, { status: 400 })
  }
}

test.each(Object.entries(harms))('finds that it %s', async (problem, harm) => {
  const effort = { seed: 4, runs: 20, words: ['values'] }

  const isProved = await proveTarget({ ...target, ...harm }, effort)

  expect(isProved).toBe(false)
  expect(printed.join('\n')).toContain(problem)
  expect(printed.at(-1)).toMatch(
    /^Repeat: npm run prove -- requests --seed 4 --runs \d+ values$/
  )
})

function make(seed: number, count: number): BadRequest[] {
  return [...badRequests({ seed, count, known: target.known })]
}

/** Kinds of faults and the operations that they are sent to. */
function planned(seed: number, count: number) {
  const plans = [...planRequests({ seed, count })]
  const names = plans.map(({ entry }) => `${entry.method} ${entry.path}`)
  return {
    operations: new Set(names),
    pairs: new Set(names.map((name, place) => `${plans[place]?.kind} ${name}`))
  }
}

test('makes the same requests for the same seed', () => {
  const requests = make(4, 60)

  expect(make(4, 60)).toEqual(requests)
  expect(make(5, 60)).not.toEqual(requests)
})

const all = new Set(endpoints.map(({ method, path }) => `${method} ${path}`))

test('damages every operation even in a sample', () => {
  expect(all.size).toBe(75)
  expect(planned(4, 10_000).operations).toEqual(all)
  expect(planned(4, 220).operations).toEqual(all)
})

test('damages operations in all ways, and in other ways with another seed', () => {
  const everything = planned(4, 10_000).pairs
  const samples = Array.from({ length: 60 }, (_, seed) => planned(seed, 220))

  const reached = samples.flatMap(({ pairs }) => [...pairs])
  const possible = [...everything].filter(pair => reached.includes(pair))
  expect(everything.size).toBeGreaterThan(75 * 8)
  expect(possible).toHaveLength(everything.size)
})

test('fills parameters and fields with as many existing values as allowed', () => {
  const { known } = target
  const wish = { seed: 4, count: all.size * 8, known, words: ['odd headers'] }

  const requests = [...badRequests(wish)]

  const queries = requests
    .map(({ address }) => new URL(address, 'http://localhost'))
    .filter(({ searchParams }) =>
      [...searchParams.keys()].some(
        name => new Set(searchParams.getAll(name)).size > 498
      )
    )
    .map(({ pathname }) => pathname.replace(/\/\d+\//, '/ID/'))
  const bodies = requests
    .filter(({ body }) => typeof body === 'string' && idsIn(body).size > 100)
    .map(({ operation }) => operation)
  expect(new Set(queries)).toContain('/v2/images')
  expect(new Set(queries)).toContain('/v2/images/recommendations')
  expect(new Set(queries)).toContain('/v2/images/collections/ID/items')
  expect(new Set(bodies)).toContain('PUT /v2/images/collections/{id}/items')
})

function idsIn(body: string): Set<string> {
  return new Set(
    Array.from(body.matchAll(/"id":"(\d+)"/g), ([, id]) => id ?? '')
  )
}

test('refuses an unknown kind', () => {
  const { known } = target
  const make = () => [
    ...badRequests({ seed: 4, count: 1, known, words: ['bad vlaues'] })
  ]

  expect(make).toThrow('No kind of request has "bad vlaues" in its name.')
})
