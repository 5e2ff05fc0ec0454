import type { Asset } from '../api/asset.ts'
import type { QuickAction } from '../components/asset-cell.tsx'
import { fillSelection } from '../stores/fill.ts'
import { askWhereToSave } from '../stores/saving.ts'
import { openPlan } from '../stores/work.ts'
import { placeComp } from '../stores/place.ts'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from '../words/placing.ts'
import { savingWords } from '../words/saving.ts'
import { fillText } from './fill-text.ts'
import type { StateInFile } from '../stores/states-in-file.ts'

interface Circumstances {
  states: ReadonlyMap<string, StateInFile>
  placing: ReadonlySet<string>
  hasSelection: boolean
  /** Of the selected layers those that can be filled. */
  layers: number
  isFollowed: boolean
}

/** What can be done with a result at once. */
export function quickActionsFor(
  asset: Asset | undefined,
  { states, placing, hasSelection, layers, isFollowed }: Circumstances
): QuickAction[] {
  const t = placingWords.get()
  const buttons = buttonWords.get()
  if (!asset) return []
  const isBusy = placing.has(asset.id)
  const actions: QuickAction[] = [
    {
      text: buttons.place,
      icon: 'place',
      disabled: isBusy,
      title: t.placeOnCanvas,
      shortcut: 'P',
      run: () => void placeComp(asset)
    }
  ]
  if (hasSelection) {
    actions.push({
      text: buttons.fill,
      icon: 'fill',
      disabled: isBusy,
      title: fillText(layers, isFollowed),
      shortcut: 'F',
      run: () => void fillSelection([asset])
    })
  }
  const words = savingWords.get()
  actions.push({
    text: words.save,
    icon: 'save',
    title: words.saveTo,
    shortcut: 'S',
    run: () => askWhereToSave([asset])
  })
  if (states.get(asset.id) !== 'licensed') {
    actions.push({
      text: buttons.license,
      icon: 'license',
      run: () => void openPlan([asset.id])
    })
  }
  return actions
}
