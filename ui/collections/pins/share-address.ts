import { plainForm } from '../../../contract/asset-in-name.ts'
import { addressesIn } from '../../../contract/asset-in-words.ts'

/** What is needed to open someone else's collection. */
export interface SharedRef {
  id: string
  code: string
}

/** A collection number by itself, and in a link. */
const numberAlone = /^\d{1,20}$/
const numberInPath = /\/collections\/(\d{1,20})(?:[-/]|$)/

const maxCodeLength = 200

/**
 * Parses a number or a link, also within other text; without a share code, the
 * code is empty. Only number and code of a link are used, so any host is
 * accepted: the link is never opened.
 */
export function readShareAddress(given: string): SharedRef | null {
  const text = given.trim()
  const number = plainForm(text)
  if (numberAlone.test(number)) return { id: number, code: '' }
  const whole = /[^!-~]/.test(text) ? null : readLink(text)
  return whole ?? addressesIn(text).map(readLink).find(Boolean) ?? null
}

function readLink(text: string): SharedRef | null {
  const url = parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return null
  const [, id] = numberInPath.exec(url.pathname) ?? []
  if (id === undefined) return null
  return { id, code: url.searchParams.get('share_code')?.trim() ?? '' }
}

/** A share code may have any characters except whitespace. */
export function isShareCode(code: string): boolean {
  return code !== '' && code.length <= maxCodeLength && !/[\s\p{C}]/u.test(code)
}

function parse(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
