import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { canFill } from '../library/can-fill.ts'
import { placeOwned } from '../licensing/place-owned.ts'
import { ownedWords } from '../licensing/words.ts'
import { fillSelection } from '../placing/fill.ts'
import { placeOnce } from '../placing/place.ts'
import { $placing, cancelPlacing } from '../placing/placements.ts'
import { fillText } from '../placing/placing-texts.ts'
import { placingWords } from '../placing/words.ts'
import {
  $fillable,
  $fillsFirst,
  $isFollowed,
  $selection
} from '../shell/selection.ts'
import { $accountLicenses, isOwned } from './account-licenses.ts'
import styles from './asset-actions.module.css'
import { assetWords } from './words.ts'

interface Props {
  asset: Asset
}

/** The main action first: to fill what is selected, else to place. */
export function PlaceAndFill({ asset }: Props) {
  const t = useStore(assetWords)
  const { noMusicInLayers } = useStore(placingWords)
  const isPlacing = useStore($placing).has(assetKey(asset))
  const { placeLicensed } = useStore(ownedWords)
  const owns = isOwned(useStore($accountLicenses))
  const layers = useStore($fillable).length
  const isFollowed = useStore($isFollowed)
  const isFillMain = useStore($fillsFirst) && canFill(asset)
  const hasSelection = useStore($selection).count > 0
  const fill = hasSelection && canFill(asset) && (
    <Button
      kind={isFillMain ? 'primary' : 'secondary'}
      icon="fill"
      large
      busy={isPlacing}
      onPress={() => void fillSelection([asset])}
    >
      {fillText(layers, isFollowed)}
    </Button>
  )
  return (
    <>
      {isFillMain && fill}
      {isPlacing ? (
        <Button large onPress={() => cancelPlacing(asset)}>
          {t.cancelPlacing}
        </Button>
      ) : (
        <Button
          kind={isFillMain ? 'secondary' : 'primary'}
          icon="place"
          large
          onPress={() => void (owns ? placeOwned([asset]) : placeOnce([asset]))}
        >
          {owns ? placeLicensed : t.place}
        </Button>
      )}
      {!isFillMain && fill}
      {hasSelection && !canFill(asset) && (
        <p class={styles.reason}>{noMusicInLayers}</p>
      )}
    </>
  )
}
