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
}

/** On an asset's page: who cannot license it is offered a request. */
export function LicenseAction({ asset }: Props) {
  const t = useStore(buttonWords)
  const { requestLicense } = useStore(planWords)
  const refusal = useStore($refusals).of(asset)
  const isOwned = useStore($licensedAssets).has(assetKey(asset))
  const session = useStore($session)
  useEffect(() => void lookUpRights(), [session])
  return refusal && !isOwned ? (
    <Button
      icon="license"
      large
      onPress={() => openRequestDialog([assetKey(asset)])}
    >
      {requestLicense}
    </Button>
  ) : (
    <Button icon="license" large onPress={() => void planLicenses([asset])}>
      {t.license}
    </Button>
  )
}
