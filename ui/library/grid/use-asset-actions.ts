import { useStore } from '@nanostores/preact'
import { computed } from 'nanostores'
import type { ReadableAtom } from 'nanostores'
import { useMemo } from 'preact/hooks'
import type { Asset } from '../../api/asset.ts'
import type { QuickAction } from '../quick-actions.tsx'
import { $pickedOffers, $quickOffers } from '../asset-actions.ts'
import type { PickedAction, QuickOffer } from '../asset-actions.ts'
import { offerOwnActions } from '../../app/asset-actions.ts'

// First of all that are offered.
offerOwnActions()

/** What can be done with an asset at once, as things are. */
export function useQuickActions(extra: readonly QuickOffer[] = []) {
  const offers = [...useStore($quickOffers), ...extra]
  const actions = useAll(offers.map(({ $action }) => $action))
  return {
    shortcuts: offers.flatMap(({ shortcut }) => shortcut ?? []),
    actionsFor: (asset: Asset): QuickAction[] =>
      actions.flatMap((actionFor, index) => {
        const action = actionFor(asset)
        const { shortcut } = offers[index] ?? {}
        return action ? [{ ...action, ...(shortcut && { shortcut }) }] : []
      })
  }
}

export function usePickedActions(
  assets: readonly Asset[]
): readonly PickedAction[] {
  const actions = useAll(useStore($pickedOffers))
  return actions.flatMap(actionFor => actionFor(assets) ?? [])
}

function useAll<Value>(
  stores: readonly ReadableAtom<Value>[]
): readonly Value[] {
  const $all = useMemo(
    () => computed([...stores], (...values: Value[]) => values),
    [...stores]
  )
  return useStore($all)
}
