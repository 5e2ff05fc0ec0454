import type { LicenseImageResult } from '../../../contract/api/records/license.ts'
import type { Core } from '../core/core.ts'
import { choosePlan, isFree } from './choose-plan.ts'
import { downloadAddress } from './download-address.ts'
import { addLicense } from './licenses.ts'
import type { MediaKind } from './media-kind.ts'
import { wholesalePrice } from './plan-rules.ts'
import { refusalOf } from './refusal-of.ts'
import { chargePlan, type Plan } from './subscriptions.ts'

/** An item to license, with the request's defaults applied. */
export interface LicenseItem {
  asset: string
  size: string
  format: string
  license?: string | undefined
  subscription_id?: string | undefined
  editorial_acknowledgement?: boolean | undefined
  metadata?: Record<string, string | undefined> | undefined
  verification_code?: string | undefined
  /** Retail price, in dollars. */
  price?: number | undefined
  search_id?: string | undefined
}

/** The outcome of an item: a download and its charge, or an error. */
export interface Outcome extends Omit<LicenseImageResult, 'image_id'> {
  asset: string
}

class Refusal extends Error {}

/**
 * Licenses items in one transaction. An item that cannot be licensed has an
 * error as its outcome and is not charged; the others succeed.
 */
export function licenseItems(
  core: Core,
  person: string,
  kind: MediaKind,
  items: LicenseItem[]
): Outcome[] {
  return core.accounts.transaction(() =>
    items.map((item, index) => {
      try {
        return license(core, person, kind, item, index)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return { asset: item.asset, error: error.message }
      }
    })
  )
}

function license(
  core: Core,
  person: string,
  kind: MediaKind,
  item: LicenseItem,
  index: number
): Outcome {
  const { asset, size, format } = item
  const found = kind.find(core, asset)
  if (!found) throw new Refusal('Media unavailable')
  const fate = core.faults.last('metadata')?.fate ?? 'kept'
  if (fate === 'item-refused' && item.metadata) {
    throw new Refusal('Metadata is not accepted')
  }
  const need = { ...item, assetType: kind.assetType }
  const plan = choosePlan(core, person, asset, need)
  if (!plan) throw new Refusal('Subscription is unusable')
  const refusal = refusalOf(plan, found, item, index)
  if (refusal !== undefined) throw new Refusal(refusal)
  const fileName = kind.fileName(core, asset, size, format)
  if (fileName === undefined) {
    const [noun] = kind.nouns
    throw new Refusal(`Size and format are not available for this ${noun}`)
  }
  const charge = chargeOf(core, plan, asset)
  const price = priceOf(plan, item, charge)
  const id = addLicense(core, kind, {
    person,
    subscription: plan.id,
    asset,
    license: plan.license,
    size,
    format,
    charge,
    metadata:
      item.metadata && fate === 'kept' ? JSON.stringify(item.metadata) : null,
    search_id: item.search_id ?? null,
    price: price ?? null
  })
  return {
    asset,
    download: { url: downloadAddress(core, id, fileName) },
    allotment_charge: charge,
    ...(price !== undefined && {
      price: { local_amount: price, local_currency: 'USD' }
    })
  }
}

function chargeOf(core: Core, plan: Plan, asset: string): number {
  if (isFree(core, plan, asset)) return 0
  if (!chargePlan(core, plan.id)) throw new Refusal('Subscription is unusable')
  return 1
}

/** Dollars; undefined for everyone except revenue-share partners. */
function priceOf(
  plan: Plan,
  item: LicenseItem,
  charge: number
): number | undefined {
  if (plan.rules.share === undefined) return undefined
  return wholesalePrice(plan.rules, item.price ?? 0, charge)
}
