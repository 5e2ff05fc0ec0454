import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  toAddress,
  type QueryValues
} from '../../../../contract/api/address.ts'
import type { Endpoint } from '../../../../contract/api/endpoint.ts'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { scopes } from '../../oauth/scopes.ts'
import { exampleObject } from '../../openapi/example-of.ts'
import type { JsonSchema } from '../../openapi/json-schema.ts'
import { toJsonSchema } from '../../openapi/to-json-schema.ts'
import { openTestService, type TestService } from '../open-service.ts'
import { badParameters, badValues } from './bad-values.ts'

let opened: TestService
let token: string

beforeAll(async () => {
  opened = await openTestService()
  token = opened.service.makeToken('designer', Object.keys(scopes))
})
afterAll(() => opened.close())

type Row = readonly [method: string, path: string, entry: Endpoint]

function rows(isWanted: (entry: Endpoint) => boolean): Row[] {
  return endpoints
    .filter(isWanted)
    .map(entry => [entry.method, entry.path, entry] as const)
}

function parametersOf({ query }: Endpoint): [string, JsonSchema][] {
  return Object.entries(toJsonSchema(query).properties ?? {})
}

async function send(entry: Endpoint, query: QueryValues, body?: unknown) {
  const path = { id: '1', contributor_id: '1' }
  const reply = await opened.send(toAddress(entry, path, query), {
    method: entry.method,
    headers: {
      'User-Agent': 'test',
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json'
    },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  return { status: reply.status, text: await reply.text() }
}

/** Good values for what an operation needs, as texts. */
function needed(entry: Endpoint): QueryValues {
  return exampleObject(entry.query) as QueryValues // of a query
}

describe('a parameter outside of its limits', () => {
  test.each(rows(entry => parametersOf(entry).length > 0))(
    'is refused by %s %s',
    async (_method, _path, entry) => {
      const cases = parametersOf(entry).flatMap(([name, schema]) =>
        badParameters(name, schema).map(value => ({ name, value }))
      )

      const taken = []
      for (const { name, value } of cases) {
        const query = { ...needed(entry), [name]: value }
        const { status, text } = await send(entry, query)
        const isNamed = text.includes(`"path":"$.query.${name}`)
        if (status !== 400 || !isNamed) taken.push({ name, value, status })
      }

      expect(taken).toEqual([])
    }
  )
})

describe('a parameter at the limits of its range', () => {
  test.each(
    rows(entry =>
      parametersOf(entry).some(([, { maximum }]) => maximum !== undefined)
    )
  )('is accepted by %s %s', async (_method, _path, entry) => {
    const cases = parametersOf(entry).flatMap(([name, { minimum, maximum }]) =>
      [minimum, maximum].flatMap(value =>
        value === undefined ? [] : [{ name, value }]
      )
    )

    const refused = []
    for (const { name, value } of cases) {
      const query = { ...needed(entry), [name]: value }
      const { status } = await send(entry, query)
      if (status === 400) refused.push({ name, value })
    }

    expect(cases.length).toBeGreaterThan(0)
    expect(refused).toEqual([])
  })
})

describe('a body outside of its limits', () => {
  test.each(rows(({ body }) => body !== null))(
    'is refused by %s %s',
    async (_method, _path, entry) => {
      if (!entry.body) throw new Error('Chosen for its body')
      const schema = toJsonSchema(entry.body)
      const cases = badValues('', schema)

      const taken = []
      for (const body of cases) {
        const { status, text } = await send(entry, needed(entry), body)
        const isNamed = text.includes('"path":"$.body')
        if (status !== 400 || !isNamed) taken.push({ body, status })
      }

      expect(cases.length).toBeGreaterThan(2)
      expect(taken).toEqual([])
    }
  )
})
