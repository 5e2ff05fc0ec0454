import { wordsFile } from './picture-words.ts'
import type { WordsProblem } from './read-words.ts'
import { RowProblem } from './line-error.ts'

const mostShown = 20

/**
 * The result of work on a line of the table. A RowProblem becomes one of the
 * problems; any other error goes on, with the line before its message.
 */
export async function tryLine<T>(
  line: number,
  problems: WordsProblem[],
  work: () => Promise<T>
): Promise<T | undefined> {
  try {
    return await work()
  } catch (cause) {
    const message = messageOf(cause)
    if (!(cause instanceof RowProblem)) {
      throw new Error(`${wordsFile}, line ${line}: ${message}`, { cause })
    }
    problems.push({ line, message })
    return undefined
  }
}

/** One error for all problems, by line; the first 20 in full. */
export function problemsError(problems: WordsProblem[]): Error {
  const sorted = problems.toSorted((a, b) => a.line - b.line)
  const lines = sorted
    .slice(0, mostShown)
    .map(({ line, message }) => `${wordsFile}, line ${line}: ${message}`)
  const more = sorted.length - lines.length
  return new Error(
    [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
  )
}

/** What an error says. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
