import { showHostNotice } from './notices.ts'

/** Says what went wrong in a notice, whose id it returns. */
export function tell(error: unknown): number {
  const message = error instanceof Error ? error.message : String(error)
  return showHostNotice(message, true)
}
