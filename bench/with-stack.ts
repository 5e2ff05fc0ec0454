import { openStack } from '../test/journeys/set-up/open-stack.ts'
import type { TestStack } from '../test/journeys/set-up/open-stack.ts'
import { closeBrowser } from '../test/journeys/set-up/open-page.ts'
import { withFolder } from './with-folder.ts'

/** Runs the work with a stack and browser that are closed afterwards. */
export function withStack<T>(
  work: (stack: TestStack, folder: string) => Promise<T>,
  assets?: number
): Promise<T> {
  return withFolder(async folder => {
    const stack = await openStack(folder, undefined, assets)
    try {
      return await work(stack, folder)
    } finally {
      await closeBrowser()
      await stack.close()
    }
  })
}
