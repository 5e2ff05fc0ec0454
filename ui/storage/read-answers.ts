import { areTexts, fits, isOne } from '../../contract/shape.ts'
import type { Shape } from '../../contract/shape.ts'

/** Requests whose answers the person has seen. */
export interface ToldAnswers {
  v: 1
  /** Request ids, newest first. */
  ids: string[]
}

const told: Shape<ToldAnswers> = { v: isOne, ids: areTexts }

export function readAnswers(value: unknown): ToldAnswers | null {
  return fits(value, told) ? value : null
}
