import { vi } from 'vitest'
import type { OpenFile } from './open-stack.ts'

/** The controller receives calls of the method when the result is called. */
export function holdCall({ headless }: OpenFile, method: string): () => void {
  const post = headless.postFromPanel
  const held: unknown[] = []
  vi.spyOn(headless, 'postFromPanel').mockImplementation(message => {
    if (JSON.stringify(message).includes(`"method":"${method}"`)) {
      held.push(message)
    } else post(message)
  })
  return () => held.forEach(message => post(message))
}
