import { isPlainText } from '../../../contract/api/is-plain-text.ts'

export const longestName = 255

export type NameProblem = 'empty' | 'too-long' | 'signs'

/** Why the service would not take it as the name of a collection. */
export function nameProblem(given: string): NameProblem | null {
  const name = given.trim()
  if (name === '') return 'empty'
  if (name.length > longestName) return 'too-long'
  return isPlainText(name) ? null : 'signs'
}
