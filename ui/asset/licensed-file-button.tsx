import { useStore } from '@nanostores/preact'
import { $loadedSubscriptions } from '../account/subscriptions.ts'
import { bestFileToSave } from '../licensing/download/file-to-save.ts'
import { SaveFileButton } from '../licensing/views/save-file-button.tsx'
import { $accountLicenses } from './account-licenses.ts'
import { $asset } from './asset.ts'

/** Saves the track, or the EPS, that the account has licensed. */
export function LicensedFileButton() {
  const shown = useStore($asset)
  const account = useStore($accountLicenses)
  const subscriptions = useStore($loadedSubscriptions)
  if (account.state === 'signed-out' || shown.state !== 'ready') return null
  const { asset } = shown
  const file = bestFileToSave(account.licenses, asset, subscriptions)
  return file ? <SaveFileButton file={file} name={asset.description} /> : null
}
