/** Special rules of a subscription; all are optional. */
export interface PlanRules {
  /** Keys that the metadata of each item must have. */
  metadata?: string[]
  /** The verification code of each item. */
  code?: string
  /** A license's file can only be downloaded once, when it is licensed. */
  isOnce?: boolean
  /** Price of a download in dollars. */
  price?: number
  /** For a revenue-share partner: the library's share of the retail price. */
  share?: number
  /** Items are refused with these messages, by their index in the batch. */
  refusals?: string[]
  /**
   * A person without other subscriptions has access to a part of the library.
   */
  hasLimitedLibrary?: boolean
}

/** Price of a partner's license in dollars; repeats are free. */
export function wholesalePrice(
  { share = 0, price = 0 }: PlanRules,
  retail: number,
  charge: number
): number {
  if (charge === 0) return 0
  return Math.round(Math.max(price, share * retail) * 100) / 100
}
