/** Values that a part of the gateway knows at any moment. */
export type GaugeName =
  /** Purchases that this process forwards, or could not save yet. */
  | 'leases'
  /** Attempts whose outcome is unknown. */
  | 'unknownPurchases'
  /** Seconds since the oldest of them was made; 0 without one. */
  | 'oldestUnknownPurchase'
  | 'connections'
  /** Bytes of replies that are not sent yet. */
  | 'unsentBytes'

/** Publishes a value, which is read at each scrape. */
export type PublishGauge = (
  name: GaugeName,
  read: () => number | Promise<number>
) => void
