/** What a subscription asks for or withholds; nothing unless said. */
export interface PlanRules {
  /** Keys that the metadata of each item must have. */
  metadata?: string[]
  /** The verification code of each item. */
  code?: string
  /** A license's file is given out when licensed and never again. */
  isOnce?: boolean
  /** Dollars that a download costs. */
  price?: number
  /** A revenue-share partner's: the library's part of the retail price. */
  share?: number
  /** With these texts items are refused, by their place in the batch. */
  refusals?: string[]
  /** A person with no other subscription sees a part of the library. */
  hasLimitedLibrary?: boolean
}

/** What a license of a partner costs, in dollars; a repeat costs nothing. */
export function wholesalePrice(
  { share = 0, price = 0 }: PlanRules,
  retail: number,
  charge: number
): number {
  if (charge === 0) return 0
  return Math.round(Math.max(price, share * retail) * 100) / 100
}
