import { eitherText } from '../words/format.ts'
import { scopeWords } from './words.ts'

const required = ['licenses.create', 'licenses.view', 'purchases.view'] as const

/** What will not work with these scopes; null if everything does. */
export function missingScopesText(scopes: readonly string[]): string | null {
  const t = scopeWords.get()
  const missing = required.filter(scope => !scopes.includes(scope))
  if (missing.length === 0) return null
  const uses = eitherText(missing.map(scope => t[scope]))
  return t.cannot({ uses, scopes: missing.join(', ') })
}
