import { controller } from '../platform/controller.ts'
import { showError } from '../shell/notices.ts'

/** An address of the web, as somebody wrote it; null for anything else. */
export function websiteIn(text: string): string | null {
  return /^https?:\/\/[^\s/?#@\\]+([/?#]\S*)?$/i.test(text) ? text : null
}

/** In the person's browser. */
export async function openWebsite(url: string): Promise<void> {
  try {
    await controller.call('openAddress', { url })
  } catch (error) {
    showError(error)
  }
}
