import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { proveTarget } from './requests.ts'
import { badRequests } from './requests/bad-requests.ts'
import { openTarget } from './requests/open-target.ts'
import type { OpenTarget } from './requests/target.ts'

let target: OpenTarget
let printed: string[]

beforeAll(async () => {
  target = await openTarget()
})
afterAll(() => target.close())

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation(text => {
    printed.push(String(text))
  })
  return () => vi.restoreAllMocks()
})

test('finds no harm in a few hundred bad requests', async () => {
  const isProved = await proveTarget(target, { seed: 4, runs: 220 })

  expect(printed.join('\n')).toContain('220 bad requests did no harm')
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
  'against the document': {
    fetch: async () => Response.json({ sorry: 'No' }, { status: 400 })
  }
}

test.each(Object.entries(harms))('finds that it %s', async (wrong, harm) => {
  const effort = { seed: 4, runs: 20, words: ['values'] }

  const isProved = await proveTarget({ ...target, ...harm }, effort)

  expect(isProved).toBe(false)
  expect(printed.join('\n')).toContain(wrong)
  expect(printed.at(-1)).toMatch(
    /^Repeat: npm run prove -- requests --seed 4 --runs \d+ values$/
  )
})

test('makes the same of the same seed, over every operation', () => {
  const { known } = target
  const make = (seed: number) => [...badRequests({ seed, count: 1300, known })]

  const requests = make(4)

  const places = requests.map(({ kind, method }) => `${kind} ${method}`)
  expect(make(4)).toEqual(requests)
  expect(make(5)).not.toEqual(requests)
  expect(new Set(places).size).toBeGreaterThan(40)
})

test('asks for as many ids that exist as a parameter takes', () => {
  const { known } = target

  const requests = [...badRequests({ seed: 4, count: 1300, known })]

  const full = requests
    .map(({ address }) => new URL(address, 'http://localhost'))
    .filter(({ searchParams }) => new Set(searchParams.getAll('id')).size > 499)
    .map(({ pathname }) => pathname)
  expect(full).toContain('/v2/images')
  expect(full).toContain('/v2/images/recommendations')
})

test('refuses a kind that there is not', () => {
  const { known } = target
  const make = () => [
    ...badRequests({ seed: 4, count: 1, known, words: ['bad vlaues'] })
  ]

  expect(make).toThrow('No kind of request has "bad vlaues" in its name.')
})
