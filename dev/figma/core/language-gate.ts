import { parse } from 'acorn'
import type { HostOptions } from './host.ts'

const versions = { '2017': 8, '2020': 11, latest: 'latest' } as const

/** The last code that passed: parsing it again would only cost time. */
let passed: { code: string; es: HostOptions['es'] } | null = null

/** Throws where the code is newer than the language level allows. */
export function checkLanguage(code: string, es: HostOptions['es']): void {
  if (passed?.code === code && passed.es === es) return
  try {
    parse(code, { ecmaVersion: versions[es], sourceType: 'script' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(
      `The plugin's code is not ES${es === 'latest' ? 'Next' : es}: ${reason}`,
      { cause: error }
    )
  }
  passed = { code, es }
}

/** For a page whose server has checked the code already. */
export function trustLanguage(code: string, es: HostOptions['es']): void {
  passed = { code, es }
}

/** The levels that the code keeps to. */
export function languagesOf(code: string): HostOptions['es'][] {
  const levels = ['2017', '2020', 'latest'] as const
  return levels.filter(es => {
    try {
      parse(code, { ecmaVersion: versions[es], sourceType: 'script' })
      return true
    } catch {
      return false // the page says why, when it is asked to run it
    }
  })
}
