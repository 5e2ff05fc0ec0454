import type { Endpoint } from '../../../contract/api/endpoint.ts'

/** What exists below the start of a path; of several, the longest counts. */
export interface KnownPart {
  start: string
  /** Of somebody who may do what stands there. */
  token?: string
  /** Addresses in place of the start; without, the start is its own. */
  places?: string[]
  /** Values by the name of a parameter or field. */
  values?: Record<string, string[]>
}

/** Credentials of the application, and what exists. */
export interface Known {
  basic: string
  parts: KnownPart[]
}

/** A token for an operation that needs a person. */
export function tokenFor(known: Known, { path }: Endpoint): string {
  return partsFor(known, path).find(({ token }) => token)?.token ?? ''
}

/** Addresses that an operation can have, with all its parameters filled in. */
export function operationAddresses(known: Known, { path }: Endpoint): string[] {
  const part = partsFor(known, path).find(({ places }) => places)
  const rest = path.slice(part?.start.length)
  return part?.places?.map(place => place + rest) ?? [path]
}

/** Values that a parameter or field can have. */
export function valuesOf(
  known: Known,
  { path }: Endpoint,
  name: string
): string[] {
  return partsFor(known, path).flatMap(({ values }) => values?.[name] ?? [])
}

function partsFor({ parts }: Known, path: string): KnownPart[] {
  return parts
    .filter(({ start }) => path.startsWith(start))
    .toSorted((a, b) => b.start.length - a.start.length)
}
