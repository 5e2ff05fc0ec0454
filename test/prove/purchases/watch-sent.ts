import { routes } from '../../../contract/api/routes.ts'
import type { PurchaseRequest } from '../../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { readRecord } from '../../../contract/read-record.ts'
import { savedKeys } from '../../../contract/saved.ts'
import type { SmallFile } from './small-file.ts'
import { notedAttempt } from './service-records.ts'
import type { LicenseRequest } from './service-records.ts'
import type { WindowParts } from './small-window.ts'

/** Checks that each asset is in the journal and claimed before it is sent. */
export function watchSent(
  { machine, file, reportProblem, onAttempt }: WindowParts,
  { attempt, isDirect, assetIds }: SentItems,
  withdrawn: ReadonlySet<string>,
  account: string
): void {
  const shown = readLicensees(file)
  onAttempt(attempt, isDirect, shown)
  for (const assetId of assetIds) {
    if (withdrawn.has(assetId))
      reportProblem(`${assetId} is sent, though stopped`)
    const isClaimed = shown.get(assetId)?.some(who => who.includes(account))
    if (!isClaimed) reportProblem(`${assetId} is sent unclaimed`)
    if (machine.isForgetful) continue
    const key = `${savedKeys.journal}${attempt}.${assetId}`
    if (!machine.stored.has(key)) reportProblem(`${assetId} is sent unwritten`)
  }
}

/** Who licenses or licensed each asset, as the file records it. */
function readLicensees(file: SmallFile): Map<string, string[]> {
  const shown = new Map<string, string[]>()
  const note = (assetId: string, who: string) =>
    void shown.set(assetId, [...(shown.get(assetId) ?? []), who])
  for (const key of file.dataKeys()) {
    const text = file.getData(key)
    const claim = key.startsWith('claim:') && readRecord('claim', key, text)
    if (claim) note(claim.assetId, claim.who)
    const entry = key.startsWith('license:') && readRecord('license', key, text)
    if (entry) note(entry.assetId, entry.licensee)
  }
  return shown
}

interface SentItems {
  attempt: string
  isDirect: boolean
  assetIds: string[]
}

/** Null when the request licenses nothing. */
export function readSentItems(
  url: string,
  { body }: RequestInit = {}
): SentItems | null {
  if (typeof body !== 'string') return null
  if (url.endsWith(gatewayRoutes.purchases)) {
    const { attempt, items } = JSON.parse(body) as PurchaseRequest // the panel's
    const assetIds = items.map(({ assetId }) => assetId)
    return { attempt, isDirect: false, assetIds }
  }
  if (!url.endsWith(routes.licenseImages.path)) return null
  const { images } = JSON.parse(body) as LicenseRequest // the panel's
  const attempt = notedAttempt(images[0]) ?? ''
  const assetIds = images.map(one => one.image_id)
  return { attempt, isDirect: true, assetIds }
}
