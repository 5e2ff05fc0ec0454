import * as v from 'valibot'
import type { MediaType } from './api/media-type.ts'

/**
 * The protocol between panel and gateway. Routes are relative to the gateway's
 * base; bodies and replies are JSON. Failures are `GatewayError` with a 4xx or
 * 5xx status.
 */
export const gatewayRoutes = {
  /** GET → Health: the process runs. */
  health: '/health',
  /** GET → Readiness: its store works. In 0.1 a part of Health. */
  ready: '/ready',
  /** POST NewSignIn → SignInStarted */
  signIns: '/sign-ins',
  /** GET → SignInStatus */
  signInStatus: (id: string) => `/sign-ins/${id}/status`,
  /** POST Redemption → TokenGrant; repeated for 60 s. */
  redeem: (id: string) => `/sign-ins/${id}/redeem`,
  /** POST VerifierOnly → 204: the panel stored the session. */
  acknowledge: (id: string) => `/sign-ins/${id}/acknowledge`,
  /** POST VerifierOnly → 204: the person gave up. */
  cancel: (id: string) => `/sign-ins/${id}/cancel`,
  /** POST SealedHandle → TokenGrant */
  refresh: '/sessions/refresh',
  /** POST SealedHandle → 204: the handle is denied from now on. */
  end: '/sessions/end',
  /**
   * GET: `/api` + the API's own path and query. Where Health says `uploads`, also
   * POST of an image, and GET of what is similar to it.
   */
  api: '/api',
  /** GET `?url=` for previews; POST MediaRequest for licensed files. */
  media: '/media',
  /**
   * POST PurchaseRequest → Purchase, with the person's bearer token. A failure
   * says nothing about what was licensed: fetch the attempt.
   */
  purchases: '/purchases',
  /**
   * GET → Purchase, with the person's bearer token. `purchase-unseen`: it was
   * never received, and for the next hour it will not be forwarded, even if the
   * request is still in flight. Gateways of 0.1 reply `not-found`.
   */
  purchase: (attempt: string) => `/purchases/${attempt}`,
  /**
   * POST SettledAssets → 204, with the person's bearer token: their licenses
   * are in the history, so `unknown` becomes `paid`. 404: not their attempt.
   */
  settled: (attempt: string) => `/purchases/${attempt}/settled`
}

/**
 * Incremented when a route or a request field is added; gateways of 0.1 send
 * none and count as 1. Each side ignores unknown fields and copes with missing
 * ones. For fields that must not be ignored, see `needs` in
 * gateway-requests.ts.
 */
export const gatewayVersion = 6

/** The first that licenses a medium. */
export const mediumVersions: Record<MediaType, number> = {
  image: 1,
  video: 4,
  audio: 5
}

export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const milliseconds = v.pipe(v.number(), v.integer())

/** Longer durations would end at no date; about three years. */
const maxSeconds = 100_000_000

/** A duration from the reply on; gateways of 0.1 send none. */
const seconds = durationUpTo(maxSeconds)

function durationUpTo(most: number) {
  const duration = v.pipe(
    v.number(),
    v.minValue(0),
    v.transform(given => Math.min(given, most))
  )
  return v.fallback(v.optional(duration), undefined)
}

export const SignInStarted = v.object({
  id: hex32,
  /** Begins with the gateway's configured base, which the panel checks. */
  address: v.string(),
  endsIn: seconds,
  /** By the gateway's clock; for panels of 0.1. */
  endsAt: v.fallback(v.optional(milliseconds), undefined)
})

export const SignInStatus = v.object({
  state: v.fallback(
    v.picklist(['pending', 'ready', 'denied', 'ended']),
    'pending' // for states of a newer gateway
  )
})

export const pairingAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'

export const TokenGrant = v.object({
  accessToken: v.string(),
  expiresIn: seconds,
  /** By the gateway's clock; for panels of 0.1. */
  expiresAt: v.fallback(v.optional(milliseconds), undefined),
  handle: v.string(),
  userId: v.string(),
  userName: v.string(),
  scopes: v.array(v.string())
})

export type TokenGrant = v.InferOutput<typeof TokenGrant>

export const Health = v.object({
  ok: v.literal(true),
  /** Its `gatewayVersion`. */
  version: v.fallback(v.optional(v.number()), undefined),
  /** People who are not signed in may search by image; before 6 they may not. */
  uploads: v.fallback(v.optional(v.boolean()), undefined)
})

/**
 * `epoch` identifies the store: `purchase-unseen` is only meaningful if the
 * store has existed since before the attempt.
 */
export const Readiness = v.object({
  ok: v.literal(true),
  epoch: v.fallback(v.optional(v.string()), undefined)
})

/**
 * An earlier attempt of the same account that blocks an asset. `sending`: in
 * flight. `paid`: licensed within a day, so the history may not show it yet.
 * `unknown`: blocks for 7 days, unless an item names it as `instead` after its
 * lease.
 */
export const OpenAttempt = v.object({
  attempt: hex32,
  /** By the gateway's clock; only panels of 0.1 use it. */
  startedAt: v.fallback(v.optional(milliseconds), undefined),
  startedAgo: seconds,
  /** Until then it cannot be abandoned; 0 when its lease is over. */
  leaseLeft: seconds,
  outcome: v.picklist(['sending', 'paid', 'unknown'])
})

export type OpenAttempt = v.InferOutput<typeof OpenAttempt>

const outcomes = [
  'sending',
  'paid',
  'refused',
  'unknown',
  'not-sent',
  'open'
] as const

/** Outcomes of a newer gateway are read as `unknown`. */
export const Outcome = v.fallback(v.picklist(outcomes), 'unknown')

/**
 * `paid` and `refused` are certain. `unknown`: the reply does not say.
 * `not-sent`: the connection never opened. `open`: nothing was sent because of
 * an earlier attempt, which is in `open`.
 */
export const PurchaseOutcome = v.object({
  assetId: v.string(),
  outcome: Outcome,
  charge: v.fallback(v.nullable(v.number()), null),
  /** Present for 15 minutes after the reply. */
  download: v.fallback(v.nullable(v.string()), null),
  /** The service's message for a refusal. */
  reason: v.fallback(v.nullable(v.string()), null),
  /** Refused because of too many requests: when another may be sent. */
  retryAfter: durationUpTo(3600),
  /** With the outcome `open`. */
  open: v.fallback(v.optional(OpenAttempt), undefined)
})

export type PurchaseOutcome = v.InferOutput<typeof PurchaseOutcome>

export const Purchase = v.object({
  attempt: hex32,
  /** Until then no other attempt may replace it. */
  leaseLeft: seconds,
  items: v.array(PurchaseOutcome)
})

export type Purchase = v.InferOutput<typeof Purchase>

/** `code` is one of contract/errors.ts. */
export const GatewayError = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    /** How many more pairing codes may be tried. */
    triesLeft: v.fallback(v.optional(v.number()), undefined),
    /** Of the request, as in the gateway's log; gateways of 0.1 send none. */
    id: v.fallback(
      v.optional(v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))),
      undefined
    )
  })
})

/** Scopes that the sign-in asks for. */
export const signInScopes = [
  'user.view',
  'licenses.create',
  'licenses.view',
  'purchases.view',
  'collections.view',
  'collections.edit'
] as const
