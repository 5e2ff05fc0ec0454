/** What opens somebody else's collection. */
export interface SharedRef {
  id: string
  code: string
}

/** The number of a collection alone, and where a link has it. */
const numberAlone = /^\d{1,20}$/
const numberInPath = /\/collections\/(\d{1,20})(?:[-/]|$)/

const longestCode = 200

/**
 * Reads a link or number; the code is empty where it has none. Of a link
 * only number and code are used, so any host will do: it is never opened.
 */
export function readShareAddress(given: string): SharedRef | null {
  const text = given.trim()
  if (numberAlone.test(text)) return { id: text, code: '' }
  const url = parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [, id] = numberInPath.exec(url.pathname) ?? []
  if (id === undefined) return null
  return { id, code: url.searchParams.get('share_code')?.trim() ?? '' }
}

/** A code is somebody's secret of any signs, but no text with blanks. */
export function isShareCode(code: string): boolean {
  return code !== '' && code.length <= longestCode && !/[\s\p{C}]/u.test(code)
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
