import type { Asset } from '../../ui/api/asset.ts'
import type { OpenPanel } from './open-panel.ts'

/** The assets found; throws when the search is not ready. */
export function readResults(panel: OpenPanel): readonly Asset[] {
  const search = panel.$search.get()
  if (search.state !== 'ready') {
    throw new Error(`The search is ${JSON.stringify(search)}.`)
  }
  return search.assets
}
