import type { AssetRef } from '../../../contract/document.ts'
import type { Asset } from '../../api/asset.ts'
import type { Subscription } from '../../api/subscription.ts'
import { isUsualLicense } from '../../holdings/license-names.ts'
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
} from './owned-licenses.ts'
import { toOwnedSizes } from './owned-sizes.ts'
import type { AssetFindings, Findings, Wish } from './findings.ts'

/** A plan item before downloads are assigned. */
export interface Draft {
  item: Omit<PlanItem, 'decision'>
  /** Null when it needs a download. */
  decision: PlanDecision | null
  /** Choices that the plan may use. */
  candidates: readonly PlanChoice[]
}

interface Around {
  subscriptions: readonly Subscription[]
  choicesFor: (asset: Asset) => Choices | PlanReason
}

/** Decides what follows from the asset alone. */
export function draftItem(
  { assetId, mediaType }: AssetRef,
  found: AssetFindings,
  { subscriptions, choicesFor }: Around,
  wish: Wish = {}
): Draft {
  const ref = { assetId, mediaType }
  const { asset, licenses } = found
  const known = decideKnown(ref, found, subscriptions, wish)
  const possible = asset ? choicesFor(asset) : 'asset-unavailable'
  const all = typeof possible === 'string' ? [] : possible.all
  const others = known ? all.filter(choice => coversMore(choice, known)) : []
  const again: PlanAgain | null =
    others.length > 0
      ? {
          isChosen: wish.isAgain ?? false,
          knownIds: licensesOf(ref, licenses).map(({ id }) => id)
        }
      : null
  const isLeftOut = wish.isLeftOut ?? false
  const item = {
    assetId,
    mediaType,
    asset,
    isLeftOut,
    again,
    claim: null,
    begun: []
  }
  if (known && !again?.isChosen) {
    const ticks = toTicks([], unusualLicense(known), wish)
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
  const claim = known ? null : claimOn(ref, found.ledger)
  const { begun } = found
  const { candidates, asked } = usable(
    known ? restrictTo(possible, others) : possible,
    wish
  )
  const kinds: TickKind[] = []
  if (asset?.isEditorial) kinds.push('editorial')
  if (claim || begun.length > 0) kinds.push('claimed')
  const ticks = toTicks(kinds, asked, wish)
  const base = { ...item, choices, claim, begun, ticks }
  return { item: base, decision: null, candidates: placeable(candidates, wish) }
}

/** A paid file is worth more than the note that the asset is not available. */
function decideKnown(
  ref: AssetRef,
  { asset, licenses, open, isUnreadable, holder }: AssetFindings,
  subscriptions: Findings['subscriptions'],
  wish: Wish
): PlanDecision | null {
  const byHistory = decideByHistory(ref, licenses)
  if (byHistory?.kind === 'owned') {
    // the license of a track has one file
    if (ref.mediaType === 'audio') return byHistory
    return toOwnedSizes(
      byHistory,
      { asset, licenses, subscriptions },
      wish.size ?? wish.suits
    )
  }
  const byJournal = decideByJournal(ref, open)
  if (byJournal?.kind === 'owned') return byJournal
  if (isUnreadable && !byHistory) {
    return { kind: 'impossible', reason: 'purchase-unreadable', detail: null }
  }
  if (byHistory || byJournal || holder === null) return byHistory ?? byJournal
  return { kind: 'impossible', reason: 'being-licensed', detail: holder }
}

/** Whether another license would cover something that the account lacks. */
function coversMore({ size }: PlanChoice, known: PlanDecision): boolean {
  if (known.kind === 'impossible') return known.reason === 'not-downloadable'
  if (known.kind !== 'owned' || known.licenseId === null) return false
  return (
    unusualLicense(known) !== null ||
    known.sizes.every(owned => sizeRank(size) < sizeRank(owned))
  )
}

/** The name of its license, if the panel does not know it. */
function unusualLicense(known: PlanDecision): string | null {
  if (known.kind !== 'owned' || known.license === '') return null
  return isUsualLicense(known.license) ? null : known.license
}

function restrictTo(
  { usual, unusual }: Choices,
  all: readonly PlanChoice[]
): Choices {
  const isIn = (one: PlanChoice) => all.includes(one)
  return { all, usual: usual.filter(isIn), unusual: unusual.filter(isIn) }
}

/**
 * Uses licenses with unknown names only if there are no others, or if the
 * person chose one. Of these, uses only one name and asks about it.
 */
function usable(
  { usual, unusual }: Choices,
  { subscriptionId }: Wish
): { candidates: readonly PlanChoice[]; asked: string | null } {
  const isWished = (one: PlanChoice) => one.subscriptionId === subscriptionId
  const names = usual.length > 0 ? [] : unusual.map(({ license }) => license)
  names.sort()
  const asked = unusual.find(isWished)?.license ?? names[0]
  if (asked === undefined) return { candidates: usual, asked: null }
  const others = unusual.filter(
    one => one.license === asked && (usual.length === 0 || isWished(one))
  )
  return { candidates: [...usual, ...others], asked }
}

/** Sizes that Figma takes, if there are any, unless another was chosen. */
function placeable(
  candidates: readonly PlanChoice[],
  { size }: Wish
): readonly PlanChoice[] {
  const isPlaceable = (one: PlanChoice) => !one.isTooLarge || one.size === size
  // The same list, as assets of a kind share it.
  if (candidates.every(isPlaceable)) return candidates
  const some = candidates.filter(isPlaceable)
  return some.length > 0 ? some : candidates
}

function toTicks(
  kinds: readonly TickKind[],
  license: string | null,
  { ticked = [] }: Wish
): PlanTick[] {
  const ticks: PlanTick[] = kinds.map(kind => ({
    kind,
    isTicked: ticked.includes(kind)
  }))
  if (license === null) return ticks
  const isTicked = ticked.includes('unusual')
  return [...ticks, { kind: 'unusual', isTicked, license }]
}
