/** Requests that one client may make within a number of seconds. */
export interface RateLimit {
  requests: number
  seconds: number
}

export type RateLimitName =
  /** Sign-ins begun. */
  | 'signIns'
  /** Pages shown in the browser during a sign-in. */
  | 'pages'
  /** Codes exchanged for a session. */
  | 'redemptions'
  /** Checks of whether a sign-in has finished. */
  | 'status'
  /** Sessions refreshed or ended. */
  | 'sessions'
  | 'purchases'
  /** Lookups of purchases that this gateway never saw. */
  | 'unseenAttempts'
  | 'api'
  /** Images of people who are not signed in. */
  | 'uploads'
  | 'media'

export const defaultRateLimits: Record<RateLimitName, RateLimit> = {
  signIns: { requests: 20, seconds: 900 },
  pages: { requests: 120, seconds: 300 },
  redemptions: { requests: 60, seconds: 900 },
  status: { requests: 120, seconds: 60 },
  sessions: { requests: 60, seconds: 60 },
  purchases: { requests: 120, seconds: 60 },
  unseenAttempts: { requests: 60, seconds: 600 },
  api: { requests: 600, seconds: 60 },
  uploads: { requests: 30, seconds: 600 },
  media: { requests: 1200, seconds: 60 }
}
