import { useStore } from '@nanostores/preact'
import type { AssetList } from '../asset-list.ts'
import { libraryWords } from '../words.ts'

/**
 * The number of assets in a list, as text; empty while it shows another key.
 */
export function useTotal(list: AssetList<object>, listKey: string): string {
  const t = useStore(libraryWords)
  const shown = useStore(list.$list)
  const key = useStore(list.$key)
  const isKnown = shown.state === 'ready' && key === listKey
  return isKnown && shown.total > 0 ? t.pictureCount(shown.total) : ''
}
