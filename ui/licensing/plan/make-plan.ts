import { takesDetails } from '../../../contract/api/media-type.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { claimedAsset } from '../../../contract/records.ts'
import { chargePerLicense, createChooser } from './choices.ts'
import { draftItem } from './draft-item.ts'
import type { Draft } from './draft-item.ts'
import type { Findings, Wishes } from './findings.ts'
import { groupBy } from '../../platform/group-by.ts'
import { allotDownloads } from './allot-downloads.ts'
import type { AllottedDownload } from './allot-downloads.ts'
import { isLicensed, isOwned } from './license-plan.ts'
import type { LicensePlan, PlanDecision, PlanItem } from './license-plan.ts'
import { poolTracks } from './track-licenses.ts'

/**
 * Decides for each asset how it is licensed, or why not. Priorities, in order:
 * most wishes kept, most assets licensed, least charged, earliest ending
 * allotments used first. Never takes more than a subscription has left. Assets
 * that wait for a tick get what the others leave.
 */
export function makePlan(
  id: string,
  findings: Findings,
  wishes: Wishes
): LicensePlan {
  const { now } = findings
  const subscriptions = poolTracks(findings.subscriptions, now)
  const pooled = { ...findings, subscriptions }
  const choicesFor = createChooser(subscriptions, now, findings.outdatedFor)
  const licenses = groupBy(findings.licenses, assetKey)
  const open = groupBy(findings.open, assetKey)
  const ledger = groupBy(findings.ledger, assetKey)
  const begun = groupBy(findings.begun ?? [], claim =>
    assetKey(claimedAsset(claim))
  )
  const wanted = new Map(findings.wanted.map(one => [assetKey(one), one]))
  const drafts = [...wanted].map(([key, ref]) =>
    draftItem(
      ref,
      {
        asset: findings.assets.get(key) ?? null,
        licenses: licenses.get(key) ?? [],
        open: open.get(key) ?? [],
        isUnreadable: findings.unreadable?.includes(key) ?? false,
        ledger: ledger.get(key) ?? [],
        begun: begun.get(key) ?? [],
        holder: findings.holders?.get(key) ?? null
      },
      { subscriptions, choicesFor },
      wishes.get(key)
    )
  )
  const allotted = allotDownloads(drafts, subscriptions, wishes)
  const items = drafts.map((draft, i): PlanItem => {
    const decision = decide(draft, allotted[i] ?? null)
    const price = wishes.get(assetKey(draft.item))?.price ?? null
    if (!takesDetails(draft.item.mediaType)) return { ...draft.item, decision }
    return { ...draft.item, decision: withRetail(decision, price, pooled) }
  })
  return { id, ...sum(items, pooled) }
}

function decide(
  { decision, candidates }: Draft,
  allotted: AllottedDownload | null
): PlanDecision {
  if (decision) return decision
  if (!allotted) {
    const reason = candidates.length > 0 ? 'taken-by-others' : 'all-used-up'
    return { kind: 'impossible', reason, detail: null }
  }
  const { choice, isAsWished } = allotted
  return {
    kind: 'license',
    choice,
    expectedCharge: chargePerLicense,
    leftAfter: null,
    isAsWished
  }
}

/** Retail prices are amounts alone in the API: dollars, unless stated. */
function withRetail(
  decision: PlanDecision,
  amount: number | null,
  { subscriptions, demands }: Findings
): PlanDecision {
  if (decision.kind !== 'license') return decision
  const { subscriptionId } = decision.choice
  if (!demands?.(subscriptionId, 'price')) return decision
  const own = subscriptions.find(({ id }) => id === subscriptionId)
  const currency = own?.price?.currency || 'USD'
  return { ...decision, retail: { amount, currency } }
}

function sum(
  items: readonly PlanItem[],
  { subscriptions, demands }: Findings
): Omit<LicensePlan, 'id'> {
  const charged = new Map<string, number>()
  for (const item of items) {
    const { decision } = item
    if (decision.kind !== 'license' || !isLicensed(item)) continue
    const { subscriptionId } = decision.choice
    const before = charged.get(subscriptionId) ?? 0
    charged.set(subscriptionId, before + decision.expectedCharge)
  }
  const all = subscriptions.map(subscription => {
    const charge = charged.get(subscription.id) ?? 0
    const { left } = subscription
    const leftAfter = left === null ? null : left - charge
    return { subscription, charge, leftAfter }
  })
  const left = new Map(
    all.map(({ subscription, leftAfter }) => [subscription.id, leftAfter])
  )
  const charges = all.filter(({ charge }) => charge > 0)
  return {
    items: items.map(item => withLeft(item, left)),
    charges,
    totalCharge: charges.reduce((total, { charge }) => total + charge, 0),
    asksFor: [
      ...new Set(charges.flatMap(({ subscription }) => subscription.asksFor))
    ],
    needsCode: [
      ...charges.map(({ subscription }) => subscription.id),
      ...(items.some(one => isOwned(one) && takesDetails(one.mediaType))
        ? ['']
        : [])
    ].some(id => demands?.(id, 'verification-code'))
  }
}

function withLeft(
  item: PlanItem,
  left: ReadonlyMap<string, number | null>
): PlanItem {
  const { decision } = item
  if (decision.kind !== 'license') return item
  const leftAfter = left.get(decision.choice.subscriptionId) ?? null
  return { ...item, decision: { ...decision, leftAfter } }
}
