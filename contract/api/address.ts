import type { Endpoint } from './endpoint.ts'

type Value = string | number | boolean

/** Query values; arrays repeat the parameter, undefined leaves it out. */
export type QueryValues = Record<string, Value | readonly Value[] | undefined>

/** Path and query of a call, relative to a base address. */
export function toAddress(
  entry: Pick<Endpoint, 'path'>,
  path: Record<string, string> = {},
  query: QueryValues = {}
): string {
  const filled = entry.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? '')
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    valuesOf(value).map(
      one => `${encodeURIComponent(name)}=${encodeURIComponent(one)}`
    )
  )
  return pairs.length ? `${filled}?${pairs.join('&')}` : filled
}

function valuesOf(value: QueryValues[string]): string[] {
  if (value === undefined) return []
  if (Array.isArray(value)) return value.map(String)
  return [String(value)]
}
