import { computed } from 'nanostores'
import { offerForAsset, offerForPicked } from '../stores/asset-actions.ts'
import type {
  PickedActionFor,
  QuickActionFor,
  QuickOffer
} from '../stores/asset-actions.ts'
import { fillSelection } from '../stores/fill.ts'
import { placeBoard, placeComp } from '../stores/place.ts'
import { $placing } from '../stores/placing.ts'
import { meantWith } from '../stores/picked.ts'
import { askWhereToSave } from '../stores/saving.ts'
import { $fillable, $isFollowed, $selection } from '../stores/selection.ts'
import { $statesInFile } from '../stores/states-in-file.ts'
import { openPlan } from '../stores/work.ts'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from '../words/placing.ts'
import { savingWords } from '../words/saving.ts'
import { fillText } from './fill-text.ts'

const quick: readonly QuickOffer[] = [
  {
    shortcut: 'P',
    $action: computed(
      [$placing, buttonWords, placingWords],
      (placing, t, words): QuickActionFor =>
        asset => ({
          text: t.place,
          icon: 'place',
          disabled: placing.has(asset.id),
          title: words.placeOnCanvas,
          run: () => void placeComp(asset)
        })
    )
  },
  {
    shortcut: 'F',
    $action: computed(
      [$placing, $selection, $fillable, $isFollowed, buttonWords],
      (placing, selection, fillable, isFollowed, t): QuickActionFor =>
        asset =>
          selection.count > 0
            ? {
                text: t.fill,
                icon: 'fill',
                disabled: placing.has(asset.id),
                title: fillText(fillable.length, isFollowed),
                run: () => void fillSelection([asset])
              }
            : null
    )
  },
  {
    shortcut: 'S',
    $action: computed(savingWords, (t): QuickActionFor => asset => ({
      text: t.save,
      icon: 'save',
      title: t.saveTo,
      run: () => askWhereToSave(meantWith(asset))
    }))
  },
  {
    $action: computed(
      [$statesInFile, buttonWords],
      (states, t): QuickActionFor =>
        ({ id }) =>
          states.get(id) === 'licensed'
            ? null
            : {
                text: t.license,
                icon: 'license',
                run: () => void openPlan([id])
              }
    )
  }
]

const $savePicked = computed(savingWords, (t): PickedActionFor => assets => ({
  text: t.savePicked(assets.length),
  icon: 'save',
  run: () => askWhereToSave(assets)
}))

const $placePicked = computed(placingWords, (t): PickedActionFor => assets => ({
  text: t.placeSome({ count: assets.length }),
  run: () => void placeBoard(assets)
}))

const $licensePicked = computed(
  [$statesInFile, placingWords],
  (states, t): PickedActionFor =>
    assets => {
      const ids = assets.map(({ id }) => id)
      const open = ids.filter(id => states.get(id) !== 'licensed')
      if (open.length === 0) return null
      const text = t.licenseSome({ count: open.length })
      return { text, run: () => void openPlan(open) }
    }
)

/** What the panel itself has for every asset. */
export function offerOwnActions(): void {
  quick.forEach(offerForAsset)
  offerForPicked($savePicked)
  offerForPicked($placePicked)
  offerForPicked($licensePicked)
}
