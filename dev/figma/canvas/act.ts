import { showHostNotice } from '../page/notices.ts'

/** An edit by hand; when it is refused, a notice says why. */
export function act<T>(edit: () => T): T | undefined {
  try {
    return edit()
  } catch (error) {
    showHostNotice(reasonOf(error), true)
    return undefined
  }
}

/** Without the name of the setter, which means nothing to a person. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/^in \w+: /, '')
}
