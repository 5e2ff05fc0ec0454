import * as v from 'valibot'
import { AssetId } from './api/asset-id.ts'
import { hex32 } from './gateway.ts'
import { maxProjectText } from './project-fields.ts'

// Apart from the replies, because a bundle would keep these checks with them.
const base64url43 = v.pipe(v.string(), v.regex(/^[\w-]{43}$/))

/** `challenge` is the SHA-256 of the verifier, base64url. */
export const NewSignIn = v.strictObject({ challenge: base64url43 })

export const Redemption = v.strictObject({
  verifier: base64url43,
  code: v.pipe(v.string(), v.maxLength(40))
})

export const VerifierOnly = v.strictObject({ verifier: base64url43 })

export const SealedHandle = v.strictObject({
  handle: v.pipe(v.string(), v.maxLength(4096))
})

export const MediaRequest = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(4096))
})

const projectText = v.optional(v.pipe(v.string(), v.maxLength(maxProjectText)))

/** What the license is for; the note of the attempt joins `other`. */
const Project = v.strictObject({
  job: projectText,
  client: projectText,
  purchase_order: projectText,
  other: projectText
})

export const PurchaseItem = v.strictObject({
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

export const SettledAssets = v.strictObject({
  assetIds: v.pipe(v.array(AssetId), v.minLength(1), v.maxLength(50))
})

export const PurchaseRequest = v.strictObject({
  attempt: hex32,
  /** Who agreed to it: a bearer of anybody else is refused. */
  userId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  items: v.pipe(v.array(PurchaseItem), v.minLength(1), v.maxLength(50))
})

export type PurchaseRequest = v.InferOutput<typeof PurchaseRequest>
