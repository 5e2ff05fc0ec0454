import { useStore } from '@nanostores/preact'
import { useEffect } from 'preact/hooks'
import { assetKey } from '../../../contract/asset-key.ts'
import type { Asset } from '../../api/asset.ts'
import { lookUpRights } from '../../account/may-license.ts'
import { $session } from '../../account/session.ts'
import { Button } from '../../kit/button.tsx'
import { $licensedAssets } from '../../library/licensed-assets.ts'
import { buttonWords } from '../../words/buttons.ts'
import { planWords } from '../plan/words.ts'
import { planLicenses } from '../planning.ts'
import { $refusals } from '../refusals.ts'
import { openRequestDialog } from '../request-dialog.ts'

interface Props {
  asset: Asset
  /** Somebody has requested a license for it already. */
  isRequested: boolean
}

/** On an asset's page: who cannot license it is offered a request, once. */
export function LicenseAction({ asset, isRequested }: Props) {
  const t = useStore(buttonWords)
  const { requestLicense, requested } = useStore(planWords)
  const refusal = useStore($refusals).of(asset)
  const isOwned = useStore($licensedAssets).has(assetKey(asset))
  const session = useStore($session)
  useEffect(() => void lookUpRights(), [session])
  return refusal && !isOwned ? (
    <Button
      icon={isRequested ? 'check' : 'license'}
      large
      busy={isRequested}
      onPress={() => openRequestDialog([assetKey(asset)])}
    >
      {isRequested ? requested : requestLicense}
    </Button>
  ) : (
    <Button icon="license" large onPress={() => void planLicenses([asset])}>
      {t.license}
    </Button>
  )
}
