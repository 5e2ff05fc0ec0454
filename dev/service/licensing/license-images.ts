import type { ErrorRecord } from '../../../contract/api/envelope.ts'
import type {
  LicenseImage,
  LicenseImageResult
} from '../../../contract/api/license.ts'
import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import type { Core } from '../core.ts'
import { findAsset } from '../search/find-asset.ts'
import { isSold } from '../search/image-record.ts'
import { downloadAddress } from './download-address.ts'
import { addLicense, isRepeat } from './licenses.ts'
import { fileNameOf } from './plan-formats.ts'
import { chargePlan, findPlans, isRunning, type Plan } from './subscriptions.ts'

export interface LicenseDefaults {
  subscription_id?: string | undefined
  format: string
  size: string
  search_id?: string | undefined
}

export interface LicenseReply {
  data: LicenseImageResult[]
  errors?: ErrorRecord[]
}

class Refusal extends Error {}

/**
 * Licenses a batch as one unit. An item that cannot be licensed says so in
 * its own result and costs nothing; the others go through.
 */
export function licenseBatch(
  core: Core,
  person: string,
  items: LicenseImage[],
  defaults: LicenseDefaults
): LicenseReply {
  const data = core.accounts.transaction(() =>
    items.map(item => licenseItem(core, person, item, defaults))
  )
  const failed = data.flatMap(({ image_id, error }, index) =>
    error === undefined ? [] : [{ image_id, index }]
  )
  if (failed.length === 0) return { data }
  const message = `${failed.length} of ${data.length} images could not be licensed`
  return { data, errors: [{ message, items: failed }] }
}

function licenseItem(
  core: Core,
  person: string,
  item: LicenseImage,
  defaults: LicenseDefaults
): LicenseImageResult {
  try {
    return license(core, person, item, defaults)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { image_id: item.image_id, error: error.message }
  }
}

function license(
  core: Core,
  person: string,
  item: LicenseImage,
  defaults: LicenseDefaults
): LicenseImageResult {
  const asset = findAsset(core, item.image_id)
  if (!asset) throw new Refusal('Media unavailable')
  const { size, format } = sizeOf(item, defaults)
  const wanted = item.subscription_id ?? defaults.subscription_id
  const plan = choosePlan(core, person, wanted, size, format)
  if (asset.isEditorial && item.editorial_acknowledgement !== true) {
    throw new Refusal('Editorial status must be acknowledged')
  }
  const name = availableFile(core, asset, size, format)
  const charge = chargeFor(core, plan, asset.id)
  const id = addLicense(core, {
    person,
    subscription: plan.id,
    asset: asset.id,
    license: plan.license,
    size,
    format,
    charge,
    metadata: item.metadata ? JSON.stringify(item.metadata) : null,
    search_id: item.search_id ?? defaults.search_id ?? null
  })
  return {
    image_id: asset.id,
    download: { url: downloadAddress(core, id, asset.id, name) },
    allotment_charge: charge
  }
}

/** The size `vector` means the format `eps` unless the item says otherwise. */
function sizeOf(item: LicenseImage, defaults: LicenseDefaults) {
  const size = item.size ?? defaults.size
  const format = item.format ?? (size === 'vector' ? 'eps' : defaults.format)
  return { size, format }
}

/** The named subscription, or the first that will do when none is named. */
function choosePlan(
  core: Core,
  person: string,
  wanted: string | undefined,
  size: string,
  format: string
): Plan {
  const plan = findPlans(core, person).find(
    plan =>
      (wanted === undefined || plan.id === wanted) &&
      plan.assetType === 'images' &&
      isRunning(core, plan) &&
      plan.formats.some(one => one.size === size && one.format === format)
  )
  if (!plan) throw new Refusal('Subscription is unusable')
  return plan
}

function availableFile(
  core: Core,
  asset: CatalogAsset,
  size: string,
  format: string
) {
  const name = fileNameOf(size, format)
  const exists = name && core.library.sizes(asset)[name] && isSold(asset, name)
  if (!exists) {
    throw new Refusal('Size and format are not available for this image')
  }
  return name
}

function chargeFor(core: Core, plan: Plan, asset: string): number {
  if (!plan.chargesRepeats && isRepeat(core, plan.id, asset)) return 0
  if (!chargePlan(core, plan.id)) throw new Refusal('Subscription is unusable')
  return 1
}
