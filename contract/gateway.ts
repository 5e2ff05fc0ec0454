import * as v from 'valibot'

/**
 * What panel and gateway say to each other. Routes are relative to the
 * gateway's base; bodies and replies are JSON. Failures are `GatewayError`
 * with a 4xx or 5xx status.
 */
export const gatewayRoutes = {
  /** GET → Health */
  health: '/health',
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
   * POST PurchaseRequest → Purchase, with the person's bearer. Certain are
   * outcomes of a Purchase; after any failure, look.
   */
  purchases: '/purchases',
  /**
   * GET → Purchase, with the person's bearer. 404: never seen, and from then
   * on never forwarded, even if a copy of the request is still under way.
   */
  purchase: (attempt: string) => `/purchases/${attempt}`,
  /**
   * POST SettledAssets → 204, with the person's bearer: the history has their
   * licenses, so what was `unknown` is `paid`.
   */
  settled: (attempt: string) => `/purchases/${attempt}/settled`
}

export const hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const milliseconds = v.pipe(v.number(), v.integer())

/** A length, which both sides count alike; a gateway of 0.1 sends none. */
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
  state: v.picklist(['pending', 'ready', 'denied', 'ended'])
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

/**
 * `epoch` is a text made once per store: "never seen" says something only if
 * the gateway remembers since before the attempt.
 */
export const Health = v.object({
  ok: v.literal(true),
  epoch: v.fallback(v.optional(v.string()), undefined)
})

/**
 * An earlier attempt of the same account that is in the way of an asset:
 * `sending` is under way, `paid` was licensed within a day, of which the
 * history may not tell yet. `unknown` stays in the way for 7 days, unless an
 * item names it as `instead`.
 */
export const OpenAttempt = v.object({
  attempt: hex32,
  startedAt: milliseconds,
  outcome: v.picklist(['sending', 'paid', 'unknown'])
})

export type OpenAttempt = v.InferOutput<typeof OpenAttempt>

/**
 * `paid` and `refused` are certain; `unknown` covers every reply that does
 * not say; `not-sent` means the connection never opened; `open` that nothing
 * was sent because of an earlier attempt, which is told with it.
 */
export const PurchaseOutcome = v.object({
  assetId: v.string(),
  outcome: v.picklist([
    'sending',
    'paid',
    'refused',
    'unknown',
    'not-sent',
    'open'
  ]),
  charge: v.nullable(v.number()),
  /** Only for 15 minutes after the reply. */
  download: v.nullable(v.string()),
  /** The service's own words for a refusal. */
  reason: v.nullable(v.string()),
  /** With `open`. */
  open: v.fallback(v.optional(OpenAttempt), undefined)
})

export type PurchaseOutcome = v.InferOutput<typeof PurchaseOutcome>

export const Purchase = v.object({
  attempt: hex32,
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
