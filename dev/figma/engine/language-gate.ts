import { getLineInfo, parse } from 'acorn'
import { type Level, editionOf, levels } from '../shared/language-levels.ts'
import { newerSyntax } from './newer-syntax.ts'
import { holds } from '../rules/rules.ts'

/** The last code that passed: parsing it again would only cost time. */
let passed: { code: string; es: Level } | null = null

function parsed(code: string, year: number): ReturnType<typeof parse> {
  const ecmaVersion = (year - 2009) as 8 | 11 | 15 // of the three levels
  return parse(code, { ecmaVersion, sourceType: 'script' })
}

function placeOf(code: string, at: number): string {
  const { line, column } = getLineInfo(code, at)
  return `line ${line}, column ${column + 1}`
}

interface ParseError extends SyntaxError {
  pos: number
}

/** Without the place that acorn adds: it counts columns from 0. */
function reasonOf(code: string, error: ParseError): string {
  const reason = error.message.replace(/ \(\d+:\d+\)$/, '')
  return `${reason} at ${placeOf(code, error.pos)}`
}

function newerThan(code: string, year: number): string | null {
  try {
    const found = newerSyntax(parsed(code, editionOf('latest')), year)
    return found && `${found.name} at ${placeOf(code, found.at)}`
  } catch {
    return null // it is in no edition: the first parser says why
  }
}

/** Throws where the code is newer than the language level allows. */
export function checkLanguage(code: string, es: Level): void {
  if (passed?.code === code && passed.es === es) return
  if (!holds('language/newer-syntax-is-refused')) return
  const year = editionOf(es)
  try {
    parsed(code, year)
  } catch (error) {
    const newer = newerThan(code, year)
    const why = newer
      ? `The plugin's code is newer than ES${year}: ${newer}`
      : `The plugin's code is not JavaScript of ES${year}: ` +
        reasonOf(code, error as ParseError) // acorn throws no others
    throw new SyntaxError(why, { cause: error })
  }
  passed = { code, es }
}

/** For a page whose server has checked the code already. */
export function trustLanguage(code: string, es: Level): void {
  passed = { code, es }
}

/** The levels that the code keeps to. */
export function languagesOf(code: string): Level[] {
  return levels.filter(es => {
    try {
      parsed(code, editionOf(es))
      return true
    } catch {
      return false // the page says why, when it is asked to run it
    }
  })
}
