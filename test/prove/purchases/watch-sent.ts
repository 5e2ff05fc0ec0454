import { mediaTypes } from '../../../contract/api/media-type.ts'
import { mediaRoutes } from '../../../contract/api/routes.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { PurchaseRequest } from '../../../contract/gateway-requests.ts'
import { gatewayRoutes } from '../../../contract/gateway.ts'
import { claimedAsset } from '../../../contract/records.ts'
import { readRecord } from '../../../contract/read-record.ts'
import { savedKeys } from '../../../contract/saved.ts'
import type { SmallFile } from './small-file.ts'
import { attemptOf, itemsOf, licensedAsset } from './service-records.ts'
import type { WindowParts } from './small-window.ts'

/** Checks that each asset is in the journal and claimed before it is sent. */
export function watchSent(
  { machine, file, reportProblem, onAttempt }: WindowParts,
  { attempt, isDirect, assets }: SentItems,
  withdrawn: ReadonlySet<string>,
  account: string
): void {
  const shown = readLicensees(file)
  onAttempt(attempt, isDirect, shown)
  for (const asset of assets) {
    if (withdrawn.has(asset)) reportProblem(`${asset} is sent, though stopped`)
    const isClaimed = shown.get(asset)?.some(who => who.includes(account))
    if (!isClaimed) reportProblem(`${asset} is sent unclaimed`)
    if (machine.isForgetful) continue
    const key = `${savedKeys.journal}${attempt}.${asset}`
    if (!machine.stored.has(key)) reportProblem(`${asset} is sent unwritten`)
  }
}

/** Who licenses or licensed each asset, as the file records it. */
function readLicensees(file: SmallFile): Map<string, string[]> {
  const shown = new Map<string, string[]>()
  const note = (asset: string, who: string) =>
    void shown.set(asset, [...(shown.get(asset) ?? []), who])
  for (const key of file.dataKeys()) {
    const text = file.getData(key)
    const claim = key.startsWith('claim:') && readRecord('claim', key, text)
    if (claim) note(assetKey(claimedAsset(claim)), claim.who)
    const entry = key.startsWith('license:') && readRecord('license', key, text)
    if (entry) note(assetKey(entry), entry.licensee)
  }
  return shown
}

interface SentItems {
  attempt: string
  isDirect: boolean
  assets: string[]
}

/** Null when the request licenses nothing. */
export function readSentItems(
  url: string,
  { body }: RequestInit = {}
): SentItems | null {
  if (typeof body !== 'string') return null
  if (url.endsWith(gatewayRoutes.purchases)) {
    const request = JSON.parse(body) as PurchaseRequest // the panel's
    const { attempt, mediaType = 'image', items } = request
    const assets = items.map(({ assetId }) => assetKey({ assetId, mediaType }))
    return { attempt, isDirect: false, assets }
  }
  const { pathname } = new URL(url)
  const isDirect = mediaTypes.some(one =>
    pathname.endsWith(mediaRoutes[one].license.path)
  )
  if (!isDirect) return null
  const attempt = attemptOf({ url, body }) ?? ''
  const assets = itemsOf({ body }).map(licensedAsset)
  return { attempt, isDirect: true, assets }
}
