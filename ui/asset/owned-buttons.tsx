import { useStore } from '@nanostores/preact'
import { assetKey } from '../../contract/asset-key.ts'
import type { Asset } from '../api/asset.ts'
import { Button } from '../kit/button.tsx'
import { $statesInFile } from '../library/states-in-file.ts'
import { placeOwned } from '../licensing/place-owned.ts'
import { planWords } from '../licensing/plan/words.ts'
import { planLicenses } from '../licensing/planning.ts'
import { ownedWords } from '../licensing/words.ts'
import { $placing } from '../placing/placements.ts'

interface Props {
  asset: Asset
}

/** What the license that the account has can be used for. */
export function OwnedButtons({ asset }: Props) {
  const { placeLicensed } = useStore(ownedWords)
  const { useLicensedFile } = useStore(planWords)
  const isPlacing = useStore($placing).has(assetKey(asset))
  const isComp = useStore($statesInFile).get(assetKey(asset)) === 'comp'
  return (
    <>
      {isComp && (
        <Button onPress={() => void planLicenses([asset])}>
          {useLicensedFile}
        </Button>
      )}
      <Button
        icon="place"
        busy={isPlacing}
        onPress={() => void placeOwned([asset])}
      >
        {placeLicensed}
      </Button>
    </>
  )
}
