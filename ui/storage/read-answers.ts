import { areTexts, fits, isOne } from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

/** Requests whose answers the person has seen. */
export interface SeenAnswers {
  v: 1
  /** Request ids, newest first. */
  ids: string[]
}

const answers: Shape<SeenAnswers> = { v: isOne, ids: areTexts }

export function readAnswers(value: unknown): SeenAnswers | null {
  return fits(value, answers) ? value : null
}
