import { showHostNotice } from './notices.ts'

/** Says what went wrong in a notice, whose id it returns. */
export function showError(error: unknown): number {
  return showHostNotice(reasonOf(error), true)
}

/** Without the name of the setter, which means nothing to a person. */
export function reasonOf(error: unknown): string {
  return messageOf(error).replace(/^in \w+: /, '')
}

/** The error as it was thrown, for plugin developers. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
