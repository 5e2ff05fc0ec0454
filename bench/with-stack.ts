import { openHouse } from '../test/e2e/open-stack.ts'
import type { TestHouse } from '../test/e2e/open-stack.ts'
import { closeBrowser } from '../test/e2e/open-page.ts'
import { withFolder } from './with-folder.ts'

/** A house that is closed after the work, its browser too. */
export function withHouse<T>(
  work: (house: TestHouse, folder: string) => Promise<T>,
  assets?: number
): Promise<T> {
  return withFolder(async folder => {
    const house = await openHouse(folder, undefined, assets)
    try {
      return await work(house, folder)
    } finally {
      await closeBrowser()
      await house.close()
    }
  })
}
