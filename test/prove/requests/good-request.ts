import * as v from 'valibot'
import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Random } from '../../../dev/catalog/assets/random.ts'
import { exampleObject } from '../../../dev/service/openapi/example-of.ts'
import {
  entriesOf,
  toJsonSchema
} from '../../../dev/service/openapi/to-json-schema.ts'
import { goodValue } from './good-value.ts'
import { operationAddresses, tokenFor, valuesOf, type Known } from './known.ts'
import { nastyTexts } from './nasty-texts.ts'

/** A valid request, before it is damaged. */
export interface GoodRequest {
  entry: Endpoint
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: unknown
}

/** A valid request to an operation. */
export function goodRequest(
  random: Random,
  known: Known,
  entry: Endpoint
): GoodRequest {
  const isNamed = entry.access === 'person' || random.chance(0.5)
  const token = tokenFor(known, entry)
  const [first = '', ...others] = operationAddresses(known, entry)
  return {
    entry,
    path: random.pick([first, ...others]),
    query: Object.entries(fill(random, known, entry, entry.query)).flatMap(
      ([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)])
    ),
    headers: {
      'User-Agent': 'prove',
      ...(entry.access !== 'open' && {
        Authorization: isNamed ? `Bearer ${token}` : known.basic
      }),
      ...(entry.body && { 'Content-Type': 'application/json' })
    },
    body: entry.body ? fill(random, known, entry, entry.body) : undefined
  }
}

/** A parameter of the operation, or one that it does not have. */
export function pickParameter(random: Random, { query }: Endpoint): string {
  const names = Object.keys(entriesOf(query))
  const [first, ...others] = names
  return first === undefined || random.chance(0.1)
    ? random.pick(nastyTexts)
    : random.pick([first, ...others])
}

/** A value for a schema: as large as is valid, else an example. */
function fill(
  random: Random,
  known: Known,
  entry: Endpoint,
  schema: v.GenericSchema
): Record<string, unknown> {
  const described = toJsonSchema(schema)
  const ofName = (name: string) => valuesOf(known, entry, name)
  const value = goodValue(random, ofName, '', described)
  return v.is(v.record(v.string(), v.unknown()), value) && v.is(schema, value)
    ? value
    : exampleObject(schema)
}
