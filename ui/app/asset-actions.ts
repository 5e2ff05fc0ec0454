import { computed } from 'nanostores'
import type { MediaType } from '../../contract/api/media-type.ts'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { $assetActions } from '../library/asset-actions.ts'
import type { AssetActions, PickedAction } from '../library/asset-actions.ts'
import { canFill } from '../library/can-fill.ts'
import type { QuickAction } from '../library/quick-actions.tsx'
import { fillSelection } from '../placing/fill.ts'
import { placeOnce } from '../placing/place.ts'
import { $placing } from '../placing/placements.ts'
import { withPicked } from '../library/picked.ts'
import { askWhereToSave } from '../library/save-request.ts'
import {
  $fillable,
  $fillsFirst,
  $isFollowed,
  $selection
} from '../shell/selection.ts'
import { $licensedAssets } from '../library/licensed-assets.ts'
import { $statesInFile } from '../library/states-in-file.ts'
import { areOwned, placeOwned } from '../licensing/place-owned.ts'
import { planWords } from '../licensing/plan/words.ts'
import { ownedWords } from '../licensing/words.ts'
import { planLicenses } from '../licensing/planning.ts'
import { buttonWords } from '../words/buttons.ts'
import { placingWords } from '../placing/words.ts'
import { savingWords } from '../library/words.ts'
import { moreLikeWords } from '../asset/more-like/words.ts'
import { openOnTop } from '../shell/view.ts'
import { fillText } from '../placing/placing-texts.ts'

/** Everything that the actions and their texts depend on. */
const $actions = computed(
  [
    $placing,
    $selection,
    $statesInFile,
    $licensedAssets,
    buttonWords,
    moreLikeWords,
    placingWords,
    savingWords
  ],
  (): AssetActions => ({ forAsset, keys, forPicked })
)

/** Offers the actions in all lists. Call once, at the start. */
export function offerAssetActions(): void {
  $actions.subscribe(actions => $assetActions.set(actions))
}

const keys: AssetActions['keys'] = {
  p: asset => {
    if ($placing.get().get(assetKey(asset)) !== 'place') place(asset)
  },
  // Also explains what prevents it.
  f: fill,
  s: save
}

/** Applies to all picked assets if this is one of them. */
function forAsset(asset: Asset): QuickAction[] {
  const t = buttonWords.get()
  const way = $placing.get().get(assetKey(asset))
  const owned = ownedWords.get()
  const isAllOwned = areOwned(withPicked(asset))
  const actions: QuickAction[] = [
    {
      text: isAllOwned ? owned.placeLicensed : t.place,
      icon: 'place',
      shortcut: 'P',
      disabled: way === 'place',
      title: isAllOwned
        ? owned.placeLicensed
        : placingWords.get().placeOnCanvas,
      run: () => place(asset)
    }
  ]
  if (canFill(asset) && $selection.get().count > 0) {
    const isMain = $fillsFirst.get()
    const title = fillText($fillable.get().length, $isFollowed.get())
    actions.splice(isMain ? 0 : 1, 0, {
      text: isMain ? title : t.fill,
      icon: 'fill',
      isMain,
      shortcut: 'F',
      disabled: way === 'fill',
      title,
      run: () => fill(asset)
    })
  }
  actions.push({
    text: savingWords.get().save,
    icon: 'save',
    shortcut: 'S',
    title: savingWords.get().saveTo,
    run: () => save(asset)
  })
  if (isOpen(asset)) {
    const run = () => license(withPicked(asset))
    actions.push({ text: t.license, icon: 'license', keepsWord: true, run })
  } else if (isOwnedComp(asset)) {
    const text = planWords.get().useLicensedFile
    const run = () => void planLicenses([asset])
    actions.push({ text, icon: 'license', run })
  }
  return actions
}

function forPicked(assets: readonly Asset[]): PickedAction[] {
  const t = placingWords.get()
  const count = assets.length
  const open = assets.filter(isOpen)
  const actions: PickedAction[] = [
    {
      text: savingWords.get().savePicked(count),
      icon: 'save',
      run: () => askWhereToSave(assets)
    },
    { text: t.placeSome({ count }), run: () => placeAll(assets) }
  ]
  if (open.length > 0) {
    const text = t.licenseSome({ count: open.length })
    actions.push({ text, run: () => license(assets) })
  }
  const [first] = assets
  if (first && count > 1 && assets.every(one => isOfMedium(one, first))) {
    const text = moreLikeWords.get().title
    actions.push({ text, run: () => openMoreLike(assets, first.mediaType) })
  }
  return actions
}

function isOfMedium(asset: Asset, { mediaType }: Asset): boolean {
  return asset.mediaType === mediaType
}

/** An address can carry no more ids. */
const maxAlike = 50

function openMoreLike(assets: readonly Asset[], mediaType: MediaType): void {
  const known = assets.slice(0, maxAlike)
  const assetIds = known.map(({ assetId }) => assetId)
  openOnTop({ name: 'more-like', mediaType, assetIds, known })
}

function place(asset: Asset): void {
  placeAll(withPicked(asset))
}

function placeAll(assets: readonly Asset[]): void {
  void (areOwned(assets) ? placeOwned(assets) : placeOnce(assets))
}

function fill(asset: Asset): void {
  void fillSelection(withPicked(asset))
}

function save(asset: Asset): void {
  askWhereToSave(withPicked(asset))
}

function license(assets: readonly Asset[]): void {
  void planLicenses(assets.filter(isOpen))
}

/** Licensed neither in this file nor by the account. */
function isOpen(asset: Asset): boolean {
  const state = $statesInFile.get().get(assetKey(asset))
  return state !== 'licensed' && !areOwned([asset])
}

function isOwnedComp(asset: Asset): boolean {
  const state = $statesInFile.get().get(assetKey(asset))
  return state === 'comp' && areOwned([asset])
}
