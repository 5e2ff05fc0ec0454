import * as v from 'valibot'

/**
 * What panel and gateway say to each other. Routes are relative to the
 * gateway's base; bodies and replies are JSON. Failures are `GatewayError`
 * with a 4xx or 5xx status.
 */
export const gatewayRoutes = {
  /** GET → Health: the process runs. */
  health: '/health',
  /** GET → Readiness: its store works. 0.1 has it in Health. */
  ready: '/ready',
  /** POST NewSignIn → SignInStarted */
  signIns: '/sign-ins',
  /** GET → SignInStatus */
  signInStatus: (id: string) => `/sign-ins/${id}/status`,
  /** POST Redemption → Granted; the same again for 60 s. */
  redeem: (id: string) => `/sign-ins/${id}/redeem`,
  /** POST VerifierOnly → 204: the panel stored the session. */
  acknowledge: (id: string) => `/sign-ins/${id}/acknowledge`,
  /** POST VerifierOnly → 204: the person gave up. */
  cancel: (id: string) => `/sign-ins/${id}/cancel`,
  /** POST SealedHandle → Granted */
  refresh: '/sessions/refresh',
  /** POST SealedHandle → 204: the handle is denied from now on. */
  end: '/sessions/end',
  /** GET: `/api` + the API's own path and query. */
  api: '/api',
  /** GET `?url=` for previews; POST MediaRequest for licensed files. */
  media: '/media',
  /**
   * POST PurchaseRequest → Purchase, with the person's bearer. A failure says
   * nothing about what was licensed: look at the attempt.
   */
  purchases: '/purchases',
  /**
   * GET → Purchase, with the person's bearer. `purchase-unseen`: never seen,
   * and for the next hour never forwarded, even if a copy of the request is
   * under way. Gateways of 0.1 say `not-found`.
   */
  purchase: (attempt: string) => `/purchases/${attempt}`,
  /**
   * POST SettledAssets → 204, with the person's bearer: the history has their
   * licenses, so what was `unknown` is `paid`. 404: not an attempt of theirs.
   */
  settled: (attempt: string) => `/purchases/${attempt}/settled`
}

/**
 * Grows when a route or a field of a request is added; gateways of 0.1, which
 * have none, are 1. A side ignores what it does not know and does without what
 * the other lacks. What must not be ignored goes with `needs`: see
 * gateway-requests.ts.
 */
export const gatewayVersion = 2

export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const milliseconds = v.pipe(v.number(), v.integer())

/** A length, counted from the reply; gateways of 0.1 send none. */
const seconds = v.fallback(
  v.optional(v.pipe(v.number(), v.minValue(0))),
  undefined
)

export const SignInStarted = v.object({
  id: hex32,
  /** On the gateway's configured base; the panel checks the prefix. */
  address: v.string(),
  endsIn: seconds,
  /** By the gateway's clock; for panels of 0.1. */
  endsAt: v.fallback(v.optional(milliseconds), undefined)
})

export const SignInStatus = v.object({
  state: v.fallback(
    v.picklist(['pending', 'ready', 'denied', 'ended']),
    'pending' // one that a newer gateway knows
  )
})

export const pairingAlphabet = 'BCDFGHJKLMNPQRSTVWXZ'

export const Granted = v.object({
  accessToken: v.string(),
  expiresIn: seconds,
  /** By the gateway's clock; for panels of 0.1. */
  expiresAt: v.fallback(v.optional(milliseconds), undefined),
  handle: v.string(),
  userId: v.string(),
  userName: v.string(),
  scopes: v.array(v.string())
})

export type Granted = v.InferOutput<typeof Granted>

export const Health = v.object({
  ok: v.literal(true),
  /** Its `gatewayVersion`. */
  version: v.fallback(v.optional(v.number()), undefined)
})

/**
 * `epoch` is a text made once per store: "never seen" says something only if
 * the gateway remembers since before the attempt.
 */
export const Readiness = v.object({
  ok: v.literal(true),
  epoch: v.fallback(v.optional(v.string()), undefined)
})

/**
 * An earlier attempt of the same account that is in the way of an asset:
 * `sending` is under way, `paid` was licensed within a day, which the
 * history may not show yet. `unknown` stays in the way for 7 days, unless an
 * item names it as `instead` once its lease is over.
 */
export const OpenAttempt = v.object({
  attempt: hex32,
  /** By the gateway's clock; panels of 0.1 need it, and nobody else. */
  startedAt: v.fallback(v.optional(milliseconds), undefined),
  startedAgo: seconds,
  /** Until then it cannot be given up; 0 when its lease is over. */
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

/** One that only a newer side knows is `unknown` here. */
export const Outcome = v.fallback(v.picklist(outcomes), 'unknown')

/**
 * `paid` and `refused` are certain; `unknown` covers every reply that does
 * not say; `not-sent` means the connection never opened; `open` that nothing
 * was sent because of an earlier attempt, which goes with it.
 */
export const PurchaseOutcome = v.object({
  assetId: v.string(),
  outcome: Outcome,
  charge: v.fallback(v.nullable(v.number()), null),
  /** Only for 15 minutes after the reply. */
  download: v.fallback(v.nullable(v.string()), null),
  /** The service's own words for a refusal. */
  reason: v.fallback(v.nullable(v.string()), null),
  /** With `open`. */
  open: v.fallback(v.optional(OpenAttempt), undefined)
})

export type PurchaseOutcome = v.InferOutput<typeof PurchaseOutcome>

export const Purchase = v.object({
  attempt: hex32,
  /** Of a repeat or a look: until then none may take its place. */
  leaseLeft: seconds,
  items: v.array(PurchaseOutcome)
})

export type Purchase = v.InferOutput<typeof Purchase>

/** `code` is one of contract/errors.ts. */
export const GatewayError = v.object({
  error: v.object({
    code: v.string(),
    message: v.string(),
    /** How many pairing codes may still be tried. */
    triesLeft: v.fallback(v.optional(v.number()), undefined)
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
