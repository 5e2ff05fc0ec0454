import { useStore } from '@nanostores/preact'
import { $licensing } from '../stores/licensing.ts'
import { $asking } from '../stores/requests.ts'
import { LicenseDialog } from './license-dialog.tsx'
import { RequestDialog } from './request-dialog.tsx'

export function WorkDialogs() {
  const isLicensing = useStore($licensing).state !== 'idle'
  const asking = useStore($asking)
  return (
    <>
      {isLicensing && <LicenseDialog />}
      {asking && <RequestDialog assetIds={asking} />}
    </>
  )
}
