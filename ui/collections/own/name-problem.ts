import { isPlainText } from '../../../contract/api/is-plain-text.ts'
import { collectionWords } from './words.ts'

export const maxNameLength = 255

export type NameProblem = 'empty' | 'too-long' | 'characters'

/** Why the service would refuse a collection name. */
export function nameProblem(given: string): NameProblem | null {
  const name = given.trim()
  if (name === '') return 'empty'
  if (name.length > maxNameLength) return 'too-long'
  return isPlainText(name) ? null : 'characters'
}

const texts = {
  empty: 'nameEmpty',
  'too-long': 'nameTooLong',
  characters: 'nameSigns'
} as const satisfies Record<NameProblem, string>

/** How to fix a name; undefined if it is valid. */
export function nameProblemText(
  problem: NameProblem | null
): string | undefined {
  return problem === null ? undefined : collectionWords.get()[texts[problem]]
}
