/** The result of one check. */
export interface Finding {
  /** `unknown`: it could not be checked. */
  state: 'fine' | 'wrong' | 'unknown'
  /** What was checked, such as `Service`. */
  subject: string
  /** A sentence. */
  found: string
  /** What to do; null if nothing, or if the sentence says it. */
  advice: string | null
}

export function fine(subject: string, found: string): Finding {
  return { state: 'fine', subject, found, advice: null }
}

export function wrong(
  subject: string,
  found: string,
  advice: string | null
): Finding {
  return { state: 'wrong', subject, found, advice }
}

export function unknown(
  subject: string,
  found: string,
  advice: string
): Finding {
  return { state: 'unknown', subject, found, advice }
}
