import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { $filledHere, fillSelection, restoreFills } from '../placing/fill.ts'
import { canFill } from '../library/can-fill.ts'
import { askWhereToSave } from '../library/save-request.ts'
import { planLicenses } from '../licensing/planning.ts'
import { placeOnce } from '../placing/place.ts'
import { $placing, cancelPlacing } from '../placing/placements.ts'
import { $fillable, $isFollowed, $selection } from '../shell/selection.ts'
import { assetWords } from './words.ts'
import { savingWords } from '../library/words.ts'
import { placingWords } from '../placing/words.ts'
import { fillText } from '../placing/placing-texts.ts'
import styles from './asset-actions.module.css'

interface Props {
  asset: Asset
  isLicensed: boolean
}

export function AssetActions({ asset, isLicensed }: Props) {
  const t = useStore(assetWords)
  const { save } = useStore(savingWords)
  const { noMusicInLayers } = useStore(placingWords)
  const isPlacing = useStore($placing).has(assetKey(asset))
  const layers = useStore($fillable).length
  const filled = useStore($filledHere)
  const isFollowed = useStore($isFollowed)
  const hasSelection = useStore($selection).count > 0
  return (
    <div class={styles.bar} role="group" aria-label={t.actions}>
      {isPlacing ? (
        <Button large onPress={() => cancelPlacing(asset)}>
          {t.cancelPlacing}
        </Button>
      ) : (
        <Button
          kind="primary"
          icon="place"
          large
          onPress={() => void placeOnce([asset])}
        >
          {t.place}
        </Button>
      )}
      {hasSelection && canFill(asset) && (
        <Button
          icon="fill"
          large
          busy={isPlacing}
          onPress={() => void fillSelection([asset])}
        >
          {fillText(layers, isFollowed)}
        </Button>
      )}
      {hasSelection && !canFill(asset) && (
        <p class={styles.reason}>{noMusicInLayers}</p>
      )}
      {filled.length > 0 && (
        <Button icon="undo" large onPress={() => void restoreFills(filled)}>
          {t.putBack}
        </Button>
      )}
      <Button icon="save" large onPress={() => askWhereToSave([asset])}>
        {save}
      </Button>
      {!isLicensed && (
        <Button icon="license" large onPress={() => void planLicenses([asset])}>
          {t.license}
        </Button>
      )}
    </div>
  )
}
