import { assetKey, toAssetRef } from '../../contract/asset-key.ts'
import type { MenuItem } from '../kit/menu/menu.tsx'
import type { RowAction } from '../library/asset-row.tsx'
import { askWhereToSave } from '../library/save-request.ts'
import { savingWords } from '../library/words.ts'
import { planLicenses } from '../licensing/planning.ts'
import { putCompsBack } from '../licensing/put-comps-back.ts'
import { openRequestDialog } from '../licensing/request-dialog.ts'
import { openView } from '../shell/view.ts'
import type { Series } from '../shell/view.ts'
import { buttonWords } from '../words/buttons.ts'
import { isHeld, showsComp } from './rights/asset-rights.ts'
import { takeBack } from './rights/dismissals.ts'
import { isOpenWarning } from './rights/guard.ts'
import type { CheckedAsset } from './rights/rights.ts'
import { fileWords } from './words.ts'

interface Facts {
  name: string
  /** The account may license it, as far as is known. */
  mayLicense: boolean
  isRequested: boolean
  /** Its list, for the page of the asset. */
  openSeries: () => Series
  /** Shows its frames and layers. */
  unfold: () => void
  /** Why it needs no license. */
  ask: () => void
}

/** What an asset needs first; null if it needs nothing. */
export function mainAction(
  checked: CheckedAsset,
  facts: Facts
): RowAction | null {
  const t = fileWords.get()
  const { name, unfold } = facts
  const { rights, frames } = checked
  const action = licenseAction(checked, facts)
  if (action && rights.state !== 'aside') return action
  if (!frames.some(isOpenWarning)) return null
  return { text: t.review, label: t.reviewOf({ name }), run: unfold }
}

/** Leads to the licensed file, if there is a way and it shows a comp. */
function licenseAction(
  { found, rights }: CheckedAsset,
  { name, mayLicense, isRequested }: Facts
): RowAction | null {
  const t = fileWords.get()
  const buttons = buttonWords.get()
  if (found.state !== 'comp') return null
  const run = () => void planLicenses([found])
  if (isHeld(rights)) {
    return { text: buttons.swap, label: t.swap({ name }), run }
  }
  if (found.isRemoved) return null
  if (mayLicense) {
    return { text: buttons.license, label: t.license({ name }), run }
  }
  if (isRequested) return null
  const ask = () => openRequestDialog([assetKey(found)])
  return { text: t.request, label: t.requestOf({ name }), run: ask }
}

/** The others, in the order of the menu. */
export function otherActions(checked: CheckedAsset, facts: Facts): MenuItem[] {
  const { found, rights, frames } = checked
  const { unfold, ask } = facts
  const t = fileWords.get()
  const { asset, swapped, isRemoved } = found
  const page = { name: 'asset', ...toAssetRef(found), known: asset } as const
  const open = () => openView({ ...page, from: facts.openSeries() })
  const items: MenuItem[] = [{ text: t.details, run: open }]
  if (frames.length > 0) items.push({ text: t.editorialUse, run: unfold })
  // The library might not offer the licensed file again.
  if (swapped > 0 && !isRemoved) {
    items.push({ text: t.putCompBack, run: () => void putCompsBack([found]) })
  }
  // Only assets that the library knows can be in a collection.
  if (asset) {
    const text = savingWords.get().saveTo
    items.push({ text, run: () => askWhereToSave([asset]) })
  }
  const { putAside, takeBack: back } = buttonWords.get()
  const isOpen = ['claimed', 'unknown'].includes(rights.state)
  if (showsComp(rights) || isOpen) items.push({ text: putAside, run: ask })
  else if (rights.state === 'aside') {
    const action = licenseAction(checked, facts)
    if (action) items.push(action)
    items.push({ text: back, run: () => void takeBack(found) })
  }
  return items
}
