import * as v from 'valibot'
import { mediaTypes } from './api/media-type.ts'
import { AssetId } from './api/records/asset-id.ts'
import {
  audioLicenses,
  audioSizes,
  imageFormats,
  imageSizes,
  videoSizes
} from './api/records/license.ts'
import { hex32 } from './gateway.ts'
import { maxProjectText } from './project-fields.ts'
import { maxSearchId } from './shape.ts'

// In their own file: otherwise the panel's bundle would contain these checks.
// A gateway ignores unknown fields. A request with a field that must not be
// ignored, because it changes what is licensed or charged, has at its top level
// `needs`: the lowest `gatewayVersion` that knows the field. An older gateway
// refuses the request.
const base64url43 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** `challenge` is the SHA-256 of the verifier, base64url. */
export const NewSignIn = v.object({ challenge: base64url43 })

export const Redemption = v.object({
  verifier: base64url43,
  code: v.pipe(v.string(), v.maxLength(40))
})

export const VerifierOnly = v.object({ verifier: base64url43 })

/** Enough for a refresh token of 8,000 characters. */
export const maxHandleLength = 16_384

export const SealedHandle = v.object({
  handle: v.pipe(v.string(), v.maxLength(maxHandleLength))
})

export const MediaRequest = v.object({
  url: v.pipe(v.string(), v.maxLength(4096))
})

const projectText = v.optional(v.pipe(v.string(), v.maxLength(maxProjectText)))

/** What the license is for; the note of the attempt is added to `other`. */
const Project = v.object({
  job: projectText,
  client: projectText,
  purchase_order: projectText,
  other: projectText
})

export const PurchaseItem = v.object({
  assetId: AssetId,
  subscriptionId: v.pipe(v.string(), v.maxLength(100)),
  size: v.picklist([...imageSizes, ...videoSizes, ...audioSizes]),
  /** Of images only. */
  format: v.optional(v.picklist(imageFormats)),
  /** Of tracks only: the API takes it in place of a subscription. */
  license: v.optional(v.picklist(audioLicenses)),
  editorialAcknowledged: v.optional(v.boolean()),
  metadata: v.optional(Project),
  /**
   * The open attempt for this asset that the person abandons for this one,
   * after checking again. Takes effect only when that attempt is `unknown` and
   * its lease is over; otherwise the outcome is still `open`.
   */
  instead: v.optional(hex32),
  /**
   * The person knowingly licenses the asset once more. Without it the outcome
   * for a recently licensed asset is `open`.
   */
  isAgain: v.optional(v.boolean()),
  /** Retail price, for partners who share their revenue. */
  price: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** The search in which the asset was found. */
  searchId: v.optional(v.pipe(v.string(), v.maxLength(maxSearchId)))
})

export type PurchaseItem = v.InferOutput<typeof PurchaseItem>

export const SettledAssets = v.object({
  assetIds: v.pipe(v.array(AssetId), v.minLength(1), v.maxLength(50))
})

const PurchaseFields = v.object({
  attempt: hex32,
  /**
   * Of all its items; an image if left out. Gateways before version 4 would
   * license an image with the id of a video, so videos need 4; tracks need 5.
   */
  mediaType: v.optional(v.picklist(mediaTypes)),
  /** The person who confirmed; the bearer token of anybody else is refused. */
  userId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /**
   * The epoch of `/ready` when the request was prepared. A store with another
   * epoch has no record of earlier attempts, so a request that arrives late is
   * refused with 409 `purchase-unknown`.
   */
  epoch: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /**
   * Demanded by some subscriptions. Forwarded with each item and forgotten; not
   * part of an item, since a digest of the items is stored.
   */
  verificationCode: v.optional(v.pipe(v.string(), v.maxLength(200))),
  /** The lowest gateway version that knows all fields; see above. */
  needs: v.optional(v.number()),
  items: v.pipe(v.array(PurchaseItem), v.minLength(1), v.maxLength(50))
})

export const PurchaseRequest = v.pipe(PurchaseFields, v.check(isOfOneMedium))

/** Whether all files are of its medium. */
function isOfOneMedium({
  mediaType = 'image',
  items
}: v.InferOutput<typeof PurchaseFields>): boolean {
  const own: readonly string[] = sizes[mediaType]
  return items.every(
    ({ size, format, license }) =>
      own.includes(size) &&
      (format !== undefined) === (mediaType === 'image') &&
      (license !== undefined) === (mediaType === 'audio')
  )
}

const sizes = { image: imageSizes, video: videoSizes, audio: audioSizes }

export type PurchaseRequest = v.InferOutput<typeof PurchaseRequest>
