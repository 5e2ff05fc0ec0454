import * as v from 'valibot'
import { AssetId } from './api/records/asset-id.ts'
import { hex32 } from './gateway.ts'
import { maxProjectText } from './project-fields.ts'

// Apart from the replies, because a bundle would keep these checks with them.
// Fields that are not known are ignored. A request with one that must not be,
// such as one that changes what is licensed or charged, names in `needs` the
// least `gatewayVersion` that knows it; an older gateway refuses it unread.
// `needs` stands at the top of the body, also for a field of an item.
const base64url43 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** `challenge` is the SHA-256 of the verifier, base64url. */
export const NewSignIn = v.object({ challenge: base64url43 })

export const Redemption = v.object({
  verifier: base64url43,
  code: v.pipe(v.string(), v.maxLength(40))
})

export const VerifierOnly = v.object({ verifier: base64url43 })

/** Has room for a refresh token of 8,000 characters. */
export const maxHandleLength = 16_384

export const SealedHandle = v.object({
  handle: v.pipe(v.string(), v.maxLength(maxHandleLength))
})

export const MediaRequest = v.object({
  url: v.pipe(v.string(), v.maxLength(4096))
})

const projectText = v.optional(v.pipe(v.string(), v.maxLength(maxProjectText)))

/** What the license is for; the note of the attempt joins `other`. */
const Project = v.object({
  job: projectText,
  client: projectText,
  purchase_order: projectText,
  other: projectText
})

export const PurchaseItem = v.object({
  assetId: AssetId,
  subscriptionId: v.pipe(v.string(), v.maxLength(100)),
  size: v.picklist(['small', 'medium', 'huge', 'vector']),
  format: v.picklist(['jpg', 'eps']),
  editorialAcknowledged: v.optional(v.boolean()),
  metadata: v.optional(Project),
  /**
   * The open attempt at this asset that the person gives up for this one,
   * after a fresh look. Counts while that is `unknown` and once its lease is
   * over; until then, or when it is `paid`, the asset stays open.
   */
  instead: v.optional(hex32),
  /**
   * The person wants one more license of what they know is licensed; without
   * it an asset that was licensed a short while ago is `open`.
   */
  isAgain: v.optional(v.boolean())
})

export type PurchaseItem = v.InferOutput<typeof PurchaseItem>

export const SettledAssets = v.object({
  assetIds: v.pipe(v.array(AssetId), v.minLength(1), v.maxLength(50))
})

export const PurchaseRequest = v.object({
  attempt: hex32,
  /** Who agreed to it: a bearer of anybody else is refused. */
  userId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  /**
   * Of `/ready`, when it was prepared. Under another the store has forgotten
   * what was sent, so a copy that comes late is not sent: 409
   * `purchase-unknown`.
   */
  epoch: v.optional(v.pipe(v.string(), v.maxLength(100))),
  items: v.pipe(v.array(PurchaseItem), v.minLength(1), v.maxLength(50))
})

export type PurchaseRequest = v.InferOutput<typeof PurchaseRequest>
