import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { $file } from '../file/check/file.ts'
import { refreshRecords } from '../file/check/file-records.ts'
import { assetsLeft } from '../file/requests/request-state.ts'
import { $requests } from '../file/requests/requests.ts'
import { Button } from '../kit/button.tsx'
import { $filledHere, restoreFills } from '../placing/fill.ts'
import { askWhereToSave } from '../library/save-request.ts'
import { LicenseAction } from '../licensing/views/license-action.tsx'
import { assetWords } from './words.ts'
import { savingWords } from '../library/words.ts'
import { PlaceAndFill } from './place-and-fill.tsx'
import styles from './asset-actions.module.css'

interface Props {
  asset: Asset
  isLicensed: boolean
}

export function AssetActions({ asset, isLicensed }: Props) {
  const t = useStore(assetWords)
  const { save } = useStore(savingWords)
  const filled = useStore($filledHere)
  const asked = assetsLeft(useStore($requests))
  // Requests are read with the file, which may not be checked yet.
  useEffect(() => {
    if ($file.get().state === 'idle') void refreshRecords()
  }, [])
  return (
    <div class={styles.bar} role="group" aria-label={t.actions}>
      <PlaceAndFill asset={asset} />
      {filled.length > 0 && (
        <Button icon="undo" large onPress={() => void restoreFills(filled)}>
          {t.putBack}
        </Button>
      )}
      <Button icon="save" large onPress={() => askWhereToSave([asset])}>
        {save}
      </Button>
      {!isLicensed && (
        <LicenseAction
          asset={asset}
          isRequested={asked.includes(assetKey(asset))}
        />
      )}
    </div>
  )
}
