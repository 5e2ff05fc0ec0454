import { showHostNotice } from './notices.ts'

/** Says what went wrong in a notice. */
export function tell(error: unknown): void {
  showHostNotice(error instanceof Error ? error.message : String(error), true)
}
