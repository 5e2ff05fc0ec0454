import { parse } from 'acorn'
import type { HostOptions } from './host.ts'

const versions = { '2017': 8, '2020': 11, latest: 'latest' } as const

/** Throws where the code is newer than the language level allows. */
export function checkLanguage(code: string, es: HostOptions['es']): void {
  try {
    parse(code, { ecmaVersion: versions[es], sourceType: 'script' })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(
      `The plugin's code is not ES${es === 'latest' ? 'Next' : es}: ${reason}`,
      { cause: error }
    )
  }
}
