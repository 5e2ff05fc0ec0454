import { openStack } from '../test/e2e/open-stack.ts'
import type { TestStack } from '../test/e2e/open-stack.ts'
import { closeBrowser } from '../test/e2e/open-page.ts'
import { withFolder } from './with-folder.ts'

/** A stack that is closed after the work, its browser too. */
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
