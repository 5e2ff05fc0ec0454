import { useStore } from '@nanostores/preact'
import type { AssetList } from '../asset-list.ts'
import { amountText, amountWords } from '../../words/amounts.ts'

/**
 * The number of assets in a list, as text; empty while it shows another key.
 */
export function useTotal(list: AssetList<object>, listKey: string): string {
  useStore(amountWords)
  const shown = useStore(list.$list)
  const key = useStore(list.$key)
  if (shown.state !== 'ready' || key !== listKey) return ''
  const [first] = shown.assets
  return first ? amountText(first.mediaType, shown.total) : ''
}
