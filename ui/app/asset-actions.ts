import { computed } from 'nanostores'
import type { Asset } from '../api/asset.ts'
import { offerForAsset, offerForPicked } from '../library/asset-actions.ts'
import type {
  PickedActionFor,
  QuickActionFor,
  QuickOffer
} from '../library/asset-actions.ts'
import { fillSelection } from '../placing/fill.ts'
import { placeBoard } from '../placing/place.ts'
import { $placing } from '../placing/placements.ts'
import { meantWith } from '../library/picked.ts'
import { askWhereToSave } from '../library/save-request.ts'
import { $fillable, $isFollowed, $selection } from '../shell/selection.ts'
import { $statesInFile } from '../library/states-in-file.ts'
import type { StateInFile } from '../library/states-in-file.ts'
import { planLicenses } from '../licensing/planning.ts'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from '../placing/words.ts'
import { savingWords } from '../library/words.ts'
import { fillText } from '../placing/fill-text.ts'

/** Those on one of several picked are meant for all of them. */
const quick: readonly QuickOffer[] = [
  {
    shortcut: 'P',
    $action: computed(
      [$placing, buttonWords, placingWords],
      (placing, t, words): QuickActionFor =>
        asset => ({
          text: t.place,
          icon: 'place',
          disabled: placing.get(asset.id) === 'place',
          title: words.placeOnCanvas,
          run: () => void placeBoard(meantWith(asset))
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
                disabled: placing.get(asset.id) === 'fill',
                title: fillText(fillable.length, isFollowed),
                run: () => void fillSelection(meantWith(asset))
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
        asset =>
          states.get(asset.id) === 'licensed'
            ? null
            : {
                text: t.license,
                icon: 'license',
                run: () => void planLicenses(openOf(states, meantWith(asset)))
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
      const open = openOf(states, assets)
      if (open.length === 0) return null
      const text = t.licenseSome({ count: open.length })
      return { text, run: () => void planLicenses(open) }
    }
)

/** Those without a license in the file. */
function openOf(
  states: ReadonlyMap<string, StateInFile>,
  assets: readonly Asset[]
): string[] {
  const ids = assets.map(({ id }) => id)
  return ids.filter(id => states.get(id) !== 'licensed')
}

/** What the panel itself has for every asset. */
export function offerOwnActions(): void {
  quick.forEach(offerForAsset)
  offerForPicked($savePicked)
  offerForPicked($placePicked)
  offerForPicked($licensePicked)
}
