import type { Asset } from '../api/asset.ts'
import type { Subscription } from '../api/subscription.ts'
import { isUsualLicense } from './adequate.ts'
import type { Choices } from './choices.ts'
import type {
  PlanAgain,
  PlanChoice,
  PlanDecision,
  PlanItem,
  PlanReason,
  PlanTick,
  TickKind
} from './license-plan.ts'
import {
  claimOn,
  decideByHistory,
  decideByJournal,
  licensesOf,
  sizeRank
} from './owned.ts'
import { toOwnedSizes } from './owned-sizes.ts'
import type { Findings, Wish } from './plan.ts'

/** An item before downloads are handed out. */
export interface Draft {
  item: Omit<PlanItem, 'decision'>
  /** Null when it takes a download. */
  decision: PlanDecision | null
  /** Those of its choices that may be planned. */
  candidates: readonly PlanChoice[]
}

/** What was found of one asset. */
export type AssetFindings = Pick<Findings, 'licenses' | 'open' | 'ledger'> & {
  asset: Asset | null
}

interface Around {
  subscriptions: readonly Subscription[]
  choicesFor: (asset: Asset) => Choices | PlanReason
}

/** Says how far an asset's plan follows from the asset alone. */
export function draftItem(
  assetId: string,
  found: AssetFindings,
  { subscriptions, choicesFor }: Around,
  wish: Wish = {}
): Draft {
  const { asset, licenses } = found
  const known = decideKnown(assetId, found, subscriptions, wish)
  const possible = asset ? choicesFor(asset) : 'asset-gone'
  const all = typeof possible === 'string' ? [] : possible.all
  const others = known ? all.filter(choice => isMore(choice, known)) : []
  const again: PlanAgain | null =
    others.length > 0
      ? {
          isChosen: wish.isAgain ?? false,
          knownIds: licensesOf(assetId, licenses).map(({ id }) => id)
        }
      : null
  const isLeftOut = wish.isLeftOut ?? false
  const item = { assetId, asset, isLeftOut, again, claim: null }
  if (known && !again?.isChosen) {
    const ticks = toTicks(isUnusual(known) ? ['unusual'] : [], wish)
    const base = { ...item, choices: [], ticks }
    return { item: base, decision: known, candidates: [] }
  }
  if (typeof possible === 'string') {
    const decision = {
      kind: 'impossible',
      reason: possible,
      detail: null
    } as const
    const base = { ...item, choices: [], ticks: [] }
    return { item: base, decision, candidates: [] }
  }
  const choices = known ? others : all
  const claim = known ? null : claimOn(assetId, found.ledger)
  const { candidates, asksFirst } = usable(
    known ? onlyOf(possible, others) : possible,
    wish
  )
  const kinds: TickKind[] = []
  if (asset?.isEditorial) kinds.push('editorial')
  if (claim) kinds.push('claimed')
  if (asksFirst) kinds.push('unusual')
  const base = { ...item, choices, claim, ticks: toTicks(kinds, wish) }
  return { item: base, decision: null, candidates }
}

/** Its file, once paid, is worth more than a note that it cannot be had. */
function decideKnown(
  assetId: string,
  { asset, licenses, open }: AssetFindings,
  subscriptions: Findings['subscriptions'],
  wish: Wish
): PlanDecision | null {
  const byHistory = decideByHistory(assetId, licenses)
  if (byHistory?.kind === 'owned') {
    return toOwnedSizes(
      byHistory,
      { asset, licenses, subscriptions },
      wish.size
    )
  }
  const byJournal = decideByJournal(assetId, open)
  return byJournal?.kind === 'owned' ? byJournal : (byHistory ?? byJournal)
}

/** Whether it would give what the account has not. */
function isMore({ size }: PlanChoice, known: PlanDecision): boolean {
  if (known.kind === 'impossible') return known.reason !== 'purchase-open'
  if (known.kind !== 'owned' || known.licenseId === null) return false
  return (
    isUnusual(known) ||
    known.sizes.every(owned => sizeRank(size) < sizeRank(owned))
  )
}

function isUnusual(known: PlanDecision): boolean {
  return (
    known.kind === 'owned' &&
    known.license !== '' &&
    !isUsualLicense(known.license)
  )
}

function onlyOf({ usual }: Choices, all: readonly PlanChoice[]): Choices {
  return { all, usual: usual.filter(one => all.includes(one)) }
}

/** Licenses of unknown names only where nothing else is, or on a wish. */
function usable(
  { all, usual }: Choices,
  { subscriptionId }: Wish
): { candidates: readonly PlanChoice[]; asksFirst: boolean } {
  if (usual.length === 0) return { candidates: all, asksFirst: true }
  const wished = all.filter(
    one => one.subscriptionId === subscriptionId && !usual.includes(one)
  )
  return wished.length > 0
    ? { candidates: [...usual, ...wished], asksFirst: true }
    : { candidates: usual, asksFirst: false }
}

function toTicks(
  kinds: readonly TickKind[],
  { ticked = [] }: Wish
): PlanTick[] {
  return kinds.map(kind => ({ kind, isTicked: ticked.includes(kind) }))
}
