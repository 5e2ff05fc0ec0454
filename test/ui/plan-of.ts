import type { LedgerEntry } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Claim } from '../../contract/records.ts'
import type { FileSize } from '../../ui/api/asset.ts'
import type { License } from '../../ui/api/licenses.ts'
import type { Subscription } from '../../ui/api/subscription.ts'
import { makePlan } from '../../ui/licensing/plan/make-plan.ts'
import type { Findings, Wish } from '../../ui/licensing/plan/findings.ts'
import { assetOf } from './asset-of.ts'
import { imagesOf } from '../image-refs.ts'

const now = Date.parse('2026-03-01T12:00:00Z')

export function sizeOf(
  name: string,
  isLicensable: boolean | null = true
): FileSize {
  return {
    name,
    width: 4000,
    height: 3000,
    format: 'jpg',
    displayName: name,
    fileSize: null,
    isLicensable
  }
}

export function subscriptionOf(
  change: Partial<Subscription> = {}
): Subscription {
  return {
    id: 's1',
    name: 'Monthly',
    license: 'standard',
    left: 10,
    limit: 10,
    expiresAt: '2027-01-01T00:00:00Z',
    renewsAt: null,
    media: ['image'],
    isForEditorial: false,
    price: null,
    asksFor: [],
    formats: ['huge_jpg', 'medium_jpg', 'small_jpg'],
    ...change
  }
}

/** Services list it without an allotment. */
export function endedSubscription(expiresAt: string): Subscription {
  return subscriptionOf({ expiresAt, left: null, limit: null })
}

export function licenseOf(
  assetId: string,
  change: Partial<License> = {}
): License {
  return {
    id: `e-${assetId}`,
    assetId,
    mediaType: 'image',
    license: 'standard',
    size: 'medium',
    format: 'jpg',
    isDownloadable: true,
    subscriptionId: null,
    at: null,
    attempt: null,
    ...change
  }
}

export function entryOf(
  assetId: string,
  state: JournalEntry['state']
): JournalEntry {
  return {
    v: 1,
    id: `a.${assetId}`,
    attempt: 'a',
    assetId,
    mediaType: 'image',
    accountId: '7',
    service: 'http://service.test',
    fileId: 'file-1',
    subscriptionId: 's1',
    size: 'huge',
    format: 'jpg',
    expectedCharge: 1,
    charge: null,
    baseline: [],
    licenseId: null,
    download: null,
    state,
    reason: null,
    direct: false,
    createdAt: '',
    sentAt: null
  }
}

export function claimOf(assetId: string, license = 'standard'): LedgerEntry {
  return {
    v: 1,
    id: 'x',
    assetId,
    mediaType: 'image',
    licenseId: null,
    license,
    size: 'huge',
    format: 'jpg',
    licensee: 'Rae',
    at: ''
  }
}

/** A claim left in the file by an interrupted run. */
export function begunOf(assetId: string): Claim {
  const id = `b.${assetId}`
  return { v: 1, id, attempt: 'b', assetId, who: 'Rae', at: '' }
}

export function plan(
  assetIds: string[],
  change: Partial<Findings> = {},
  wishes: Record<string, Wish> = {}
) {
  const assets = assetIds.map(id =>
    assetOf(id, { sizes: [sizeOf('huge_jpg'), sizeOf('medium_jpg')] })
  )
  const findings: Findings = {
    wanted: imagesOf(assetIds),
    assets: new Map(assets.map(asset => [asset.assetId, asset])),
    subscriptions: [subscriptionOf()],
    licenses: [],
    open: [],
    ledger: [],
    now,
    ...change
  }
  return makePlan('plan-1', findings, new Map(Object.entries(wishes)))
}

export function decisions(made: ReturnType<typeof plan>): string[] {
  return made.items.map(({ decision }) =>
    decision.kind === 'impossible' ? decision.reason : decision.kind
  )
}
