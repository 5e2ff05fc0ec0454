import { useStore } from '@nanostores/preact'
import { Button } from '../kit/button.tsx'
import { $loadedSubscriptions } from '../account/subscriptions.ts'
import { epsOf } from '../licensing/purchase/eps-of.ts'
import { saveEps } from '../licensing/swap/save-eps.ts'
import { epsWords } from '../licensing/swap/words.ts'
import { saveFile } from '../platform/save-file.ts'
import { $accountLicenses } from './account-licenses.ts'
import { $asset } from './asset.ts'

/** Saves the EPS that a license of the account gives for the shown asset. */
export function EpsButton() {
  const t = useStore(epsWords)
  const shown = useStore($asset)
  const account = useStore($accountLicenses)
  const subscriptions = useStore($loadedSubscriptions)
  if (account.state === 'signed-out' || shown.state !== 'ready') return null
  const eps = account.licenses
    .map(one => epsOf(one, shown.asset, subscriptions))
    .find(one => one !== null)
  if (!eps) return null
  return (
    <Button onPress={() => void saveEps(eps, saveFile)}>{t.download}</Button>
  )
}
