import type { Headless } from '../../dev/figma/headless.ts'

/** Sends the plugin a message and waits until it answers with this text. */
export function askPlugin(
  headless: Headless,
  message: unknown,
  answer: string
): Promise<void> {
  return new Promise(resolve => {
    const stop = headless.onPanelMessage(given => {
      if (given !== answer) return
      stop()
      resolve()
    })
    headless.postFromPanel(message)
  })
}
