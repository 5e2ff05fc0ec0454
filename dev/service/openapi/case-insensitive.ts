/**
 * A case-insensitive version of a pattern, because JSON Schema has no flags.
 * Supports ASCII letters, classes, ranges and escapes.
 */
export function caseInsensitive(source: string): string {
  let isClass = false
  return source.replace(/\\.|\[|\]|[a-z]-[a-z]|[a-z]/gi, found => {
    if (found === '[') isClass = true
    if (found === ']') isClass = false
    if (!/^[a-z]/i.test(found)) return found
    if (isClass) return bothCases(found)
    return found.replace(/[a-z]/gi, letter => `[${bothCases(letter)}]`)
  })
}

function bothCases(letters: string): string {
  return letters.toLowerCase() + letters.toUpperCase()
}
