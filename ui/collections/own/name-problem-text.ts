import type { NameProblem } from './name-problem.ts'
import { collectionWords } from './words.ts'

const texts = {
  empty: 'nameEmpty',
  'too-long': 'nameTooLong',
  signs: 'nameSigns'
} as const satisfies Record<NameProblem, string>

/** What to change about a name; undefined when it is fine. */
export function nameProblemText(
  problem: NameProblem | null
): string | undefined {
  return problem === null ? undefined : collectionWords.get()[texts[problem]]
}
