/**
 * A document whose equal values are written once: in a layer `$fills: 3` says
 * that its `fills` are the fourth of the values. Layers look alike, and the
 * engine of the realm is slow at reading.
 */
export interface PackedDocument {
  document: unknown
  values: unknown[]
}

/** The fields of a document that hold layers or styles. */
export const packedLists = ['pages', 'styles', 'library'] as const

/** Deeper than any layer may lie. */
export const deepestPacked = 256
