import type { Endpoint } from '../../../contract/api/endpoint.ts'

/** What exists below a prefix of paths; the longest matching prefix counts. */
export interface KnownPart {
  prefix: string
  /** Token of a person with access. */
  token?: string
  /** Addresses that replace the prefix; by default the prefix itself. */
  addresses?: string[]
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
  const part = partsFor(known, path).find(({ addresses }) => addresses)
  const rest = path.slice(part?.prefix.length)
  return part?.addresses?.map(address => address + rest) ?? [path]
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
    .filter(({ prefix }) => path.startsWith(prefix))
    .toSorted((a, b) => b.prefix.length - a.prefix.length)
}
