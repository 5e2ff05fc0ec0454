/** Values by lower-case name; a repeated directive has several. */
export type Directives = Map<string, string[]>

/** A quoted value may contain commas. */
const directive = /([^\s,;="]+)\s*(?:=\s*("(?:[^"\\]|\\.)*"|[^,;]*))?/g

/** Parses a `Cache-Control` header. */
export function readDirectives(header: string | null): Directives {
  const found: Directives = new Map()
  for (const [, name = '', value = ''] of (header ?? '').matchAll(directive)) {
    const key = name.toLowerCase()
    const plain = value.trim().replace(/^"(.*)"$/, '$1')
    found.set(key, [...(found.get(key) ?? []), plain])
  }
  return found
}
