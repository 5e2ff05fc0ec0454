import type { Endpoint } from '../../../contract/api/endpoint.ts'
import type { Random } from '../../../dev/catalog/random.ts'
import { exampleFor } from '../../../dev/service/openapi/example-of.ts'
import { entriesOf } from '../../../dev/service/openapi/to-json-schema.ts'
import { nastyTexts } from './nasty-texts.ts'

/** What requests are made of: credentials, and ids that exist. */
export interface Known {
  basic: string
  token: string
  /** By the start of a path, such as /v2/images; at most 500. */
  ids: Record<string, [string, ...string[]]>
}

/** A request that would do, before it is spoiled. */
export interface GoodRequest {
  entry: Endpoint
  path: string
  query: [name: string, value: string][]
  headers: Record<string, string>
  body: unknown
}

/** A request that does for an operation. */
export function goodRequest(
  random: Random,
  known: Known,
  entry: Endpoint
): GoodRequest {
  const isNamed = entry.access === 'person' || random.chance(0.5)
  const credentials = isNamed ? `Bearer ${known.token}` : known.basic
  return {
    entry,
    path: entry.path.replace(/\{\w+\}/g, () =>
      encodeURIComponent(random.pick(idsOf(entry, known)))
    ),
    query: Object.entries(exampleFor(entry.query)).flatMap(([name, value]) => {
      const isIds = name === 'id' && Array.isArray(value)
      const values = isIds ? someIds(random, entry, known) : [value].flat()
      return values.map((one): [string, string] => [name, String(one)])
    }),
    headers: {
      'User-Agent': 'prove',
      ...(entry.access !== 'open' && { Authorization: credentials }),
      ...(entry.body && { 'Content-Type': 'application/json' })
    },
    body: entry.body ? exampleFor(entry.body) : undefined
  }
}

/** Any parameter that an operation knows, or one that it does not. */
export function someParameter(random: Random, { query }: Endpoint): string {
  const names = Object.keys(entriesOf(query))
  const [first, ...others] = names
  return first === undefined || random.chance(0.1)
    ? random.pick(nastyTexts)
    : random.pick([first, ...others])
}

/** One, or all that are known: as many as a parameter takes. */
function someIds(random: Random, entry: Endpoint, known: Known): string[] {
  const ids = idsOf(entry, known)
  return random.chance(0.5) ? [random.pick(ids)] : ids
}

function idsOf(entry: Endpoint, known: Known): [string, ...string[]] {
  const starts = Object.keys(known.ids)
    .filter(start => entry.path.startsWith(start))
    .toSorted((a, b) => b.length - a.length)
  return known.ids[starts[0] ?? ''] ?? ['1']
}
