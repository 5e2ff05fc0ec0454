import { wordsFile } from './picture-words.ts'
import type { TableProblem } from './read-words.ts'
import { LineError } from './line-error.ts'

const maxShown = 20

/**
 * The result of work on a line of the table. A LineError is added to the
 * problems; other errors are rethrown with the line number.
 */
export async function tryLine<T>(
  line: number,
  problems: TableProblem[],
  work: () => Promise<T>
): Promise<T | undefined> {
  try {
    return await work()
  } catch (cause) {
    const message = messageOf(cause)
    if (!(cause instanceof LineError)) {
      throw new Error(`${wordsFile}, line ${line}: ${message}`, { cause })
    }
    problems.push({ line, message })
    return undefined
  }
}

/** One error for all problems, sorted by line; shows the first 20. */
export function problemsError(problems: TableProblem[]): Error {
  const sorted = problems.toSorted((a, b) => a.line - b.line)
  const lines = sorted
    .slice(0, maxShown)
    .map(({ line, message }) => `${wordsFile}, line ${line}: ${message}`)
  const more = sorted.length - lines.length
  return new Error(
    [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
  )
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
