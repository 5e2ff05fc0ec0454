import { showError } from './show-error.ts'

/** An edit by hand; when it is refused, a notice says why. */
export function act<T>(edit: () => T): T | undefined {
  try {
    return edit()
  } catch (error) {
    showError(error)
    return undefined
  }
}
