import type { Endpoint } from '../../../contract/api/endpoint.ts'

/** What exists below a start of paths; the longest matching start counts. */
export interface KnownPart {
  start: string
  /** Token of a person with access. */
  token?: string
  /** Addresses that replace the start; by default the start itself. */
  places?: string[]
  /** Existing values by parameter or field. */
  values?: Record<string, string[]>
}

/** The application's credentials, and what exists. */
export interface Known {
  basic: string
  parts: KnownPart[]
}

/** A token for an operation. */
export function tokenFor(known: Known, { path }: Endpoint): string {
  return partsFor(known, path).find(({ token }) => token)?.token ?? ''
}

/** Addresses of an operation with all path parameters filled in. */
export function operationAddresses(known: Known, { path }: Endpoint): string[] {
  const part = partsFor(known, path).find(({ places }) => places)
  const rest = path.slice(part?.start.length)
  return part?.places?.map(place => place + rest) ?? [path]
}

/** Existing values of a parameter or field. */
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
