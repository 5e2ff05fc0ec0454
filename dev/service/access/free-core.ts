import type { Core } from '../core/core.ts'
import { openCatalog } from '../index/open-catalog.ts'
import { freeLibrary } from './free-library.ts'

export interface FreeCore {
  /** Created on first use. */
  get(): Core
  close(): void
}

/** The service as visible to free API subscriptions: with a smaller library. */
export function freeCore(core: Core, count: number, folder: string): FreeCore {
  let reduced: Core | undefined

  function createReduced(): Core {
    const library = freeLibrary(core.library, count)
    const catalog = openCatalog(library, count, folder)
    return { ...core, library, catalog }
  }

  return {
    get: () => (reduced ??= createReduced()),
    close: () => reduced?.catalog.close()
  }
}
