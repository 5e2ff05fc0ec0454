import { useStore } from '@nanostores/preact'
import { $licensing } from '../licensing/purchase/licensing.ts'
import { $requestDialog } from '../licensing/request-dialog.ts'
import { LicenseDialog } from '../licensing/views/license-dialog.tsx'
import { RequestDialog } from '../file/requests/request-dialog.tsx'

export function WorkDialogs() {
  const isLicensing = useStore($licensing).state !== 'idle'
  const asking = useStore($requestDialog)
  return (
    <>
      {isLicensing && <LicenseDialog />}
      {asking && <RequestDialog assetKeys={asking} />}
    </>
  )
}
