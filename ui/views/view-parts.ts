import { createPart, loadAhead } from '../create-part.ts'

/** Views that are loaded when they are opened; `work` is a store's. */
export const account = createPart(() => import('../parts/account.ts'))
export const asset = createPart(() => import('../parts/asset.ts'))
export const collections = createPart(() => import('../parts/collections.ts'))
export const dialogs = createPart(() => import('../parts/dialogs.ts'))
export const file = createPart(() => import('../parts/file.ts'))
export const filters = createPart(() => import('../parts/filters.ts'))
export const licenses = createPart(() => import('../parts/licenses.ts'))
export const picture = createPart(() => import('../parts/picture.ts'))
export const surround = createPart(() => import('../parts/surround.ts'))
export const start = createPart(() => import('../parts/start.ts'))
export const suggestions = createPart(() => import('../parts/suggestions.ts'))

/** Loads what is likely to be opened next, once nothing else waits. */
export function warmUp(): void {
  for (const part of [asset, dialogs]) loadAhead(part)
}
