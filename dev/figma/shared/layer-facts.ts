/** A line of the layer list. */
export interface LayerRow {
  id: string
  name: string
  type: string
  parentId: string
  /** 1 for what lies on the page itself. */
  level: number
  /** From 1, among `count` siblings. */
  position: number
  count: number
  /** Absent where there is nothing to open. */
  expanded?: boolean
  visible: boolean
  locked: boolean
  isMask: boolean
  /** One of its fills is a picture. */
  image: boolean
}

/** A window of the list, the topmost layer first. */
export interface LayerRows {
  /** The number of all rows in the list. */
  total: number
  from: number
  rows: LayerRow[]
}

/** Finds a row by its layer, or by the beginning of its name. */
export type RowSearch = { id: string } | { name: string; after: number }

/**
 * What some layers have in common, by the names of the plugin API: a member is
 * in `values`, in `mixed`, or not there because some layer lacks it.
 */
export interface LayerFacts {
  ids: string[]
  /** Null when the layers differ. */
  type: string | null
  values: Record<string, unknown>
  mixed: string[]
}
