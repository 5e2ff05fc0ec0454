import { act } from '@testing-library/preact'

/** Views follow stores in the next turn. */
export function drawn(): Promise<void> {
  return act(async () => {
    await new Promise(resolve => setTimeout(resolve))
  })
}
