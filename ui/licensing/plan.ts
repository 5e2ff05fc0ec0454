import type { LedgerEntry } from '../../contract/document.ts'
import type { JournalEntry } from '../../contract/journal.ts'
import type { Asset } from '../api/asset.ts'
import type { License } from '../api/licenses.ts'
import type { Subscription } from '../api/subscription.ts'
import { choicesFor } from './choices.ts'
import { isLicensed } from './license-plan.ts'
import type {
  LicensePlan,
  PlanChoice,
  PlanDecision,
  PlanItem
} from './license-plan.ts'
import { claimantOf, decideByHistory, decideByJournal } from './owned.ts'

/** What was looked at before anything is asked. */
export interface Findings {
  assetIds: readonly string[]
  assets: ReadonlyMap<string, Asset>
  subscriptions: readonly Subscription[]
  /** Of the account's own history; of these assets at least. */
  licenses: readonly License[]
  /** Unsettled purchases of the account. */
  open: readonly JournalEntry[]
  ledger: readonly LedgerEntry[]
  /** Milliseconds since 1970. */
  now: number
}

/** What the person chose for one asset. */
export interface Wish {
  subscriptionId?: string
  acknowledged?: boolean
  isLeftOut?: boolean
}

export type Wishes = ReadonlyMap<string, Wish>

/** A charge per license; a service that takes less is no harm. */
const chargePerLicense = 1

/**
 * Decides for every asset how it is licensed or why not. No subscription is
 * asked for more than it has left; what waits for a tick comes last.
 */
export function makePlan(
  id: string,
  findings: Findings,
  wishes: Wishes
): LicensePlan {
  const assetIds = [...new Set(findings.assetIds)]
  const left = new Map(
    findings.subscriptions.map(({ id, left }) => [id, left] as const)
  )
  const decisions = new Map<string, PlanDecision>()
  const waits = (assetId: string) => mustWait(assetId, findings, wishes)
  const inTurn = [
    ...assetIds.filter(assetId => !waits(assetId)),
    ...assetIds.filter(waits)
  ]
  inTurn.forEach(assetId =>
    decisions.set(assetId, decide(assetId, findings, wishes, left))
  )
  const items = assetIds.flatMap((assetId): PlanItem[] => {
    const decision = decisions.get(assetId)
    const asset = findings.assets.get(assetId) ?? null
    const isLeftOut = wishes.get(assetId)?.isLeftOut ?? false
    return decision ? [{ assetId, asset, decision, isLeftOut }] : []
  })
  return { id, items, ...sum(items, findings.subscriptions) }
}

function decide(
  assetId: string,
  findings: Findings,
  wishes: Wishes,
  left: Map<string, number | null>
): PlanDecision {
  const known =
    decideByHistory(assetId, findings.licenses) ??
    decideByJournal(assetId, findings.open)
  if (known) return known
  const asset = findings.assets.get(assetId)
  if (!asset) return impossible('asset-gone')
  const choices = choicesFor(asset, findings.subscriptions, findings.now)
  if (typeof choices === 'string') return impossible(choices)
  const wish = wishes.get(assetId)
  const isLeftOut = wish?.isLeftOut ?? false
  const able = isLeftOut ? new Map<string, null>() : left
  const choice = choose(choices, able, wish?.subscriptionId)
  if (!choice) return impossible('all-used-up')
  const before = left.get(choice.subscriptionId) ?? null
  const charge = isLeftOut ? 0 : chargePerLicense
  const leftAfter = before === null ? null : before - charge
  left.set(choice.subscriptionId, leftAfter)
  const claimedBy = claimantOf(assetId, findings.ledger)
  return {
    kind: 'license',
    choice,
    choices,
    expectedCharge: chargePerLicense,
    leftAfter,
    needsAcknowledgement: asset.isEditorial || claimedBy !== null,
    acknowledged: wish?.acknowledged ?? false,
    claimedBy
  }
}

/** The wish if it has enough left, else the best that has. */
function choose(
  choices: readonly PlanChoice[],
  left: ReadonlyMap<string, number | null>,
  wished: string | undefined
): PlanChoice | undefined {
  const able = choices.filter(({ subscriptionId }) => {
    const downloads = left.get(subscriptionId) ?? null
    return downloads === null || downloads >= chargePerLicense
  })
  return able.find(one => one.subscriptionId === wished) ?? able[0]
}

function mustWait(
  assetId: string,
  { assets, ledger }: Findings,
  wishes: Wishes
): boolean {
  const wish = wishes.get(assetId)
  if (wish?.isLeftOut) return true
  if (wish?.acknowledged) return false
  const isEditorial = assets.get(assetId)?.isEditorial ?? false
  return isEditorial || claimantOf(assetId, ledger) !== null
}

function sum(
  items: readonly PlanItem[],
  subscriptions: readonly Subscription[]
): Pick<LicensePlan, 'charges' | 'totalCharge'> {
  const decisions = items
    .filter(isLicensed)
    .flatMap(({ decision }) => (decision.kind === 'license' ? decision : []))
  const charges = subscriptions.flatMap(subscription => {
    const charge = decisions
      .filter(({ choice }) => choice.subscriptionId === subscription.id)
      .reduce((total, { expectedCharge }) => total + expectedCharge, 0)
    const { left } = subscription
    const leftAfter = left === null ? null : left - charge
    return charge > 0 ? [{ subscription, charge, leftAfter }] : []
  })
  const totalCharge = charges.reduce((total, { charge }) => total + charge, 0)
  return { charges, totalCharge }
}

function impossible(
  reason: Extract<PlanDecision, { kind: 'impossible' }>['reason']
): PlanDecision {
  return { kind: 'impossible', reason, detail: null }
}
