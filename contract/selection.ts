import type { ErrorCode } from './errors.ts'

export interface Selection {
  /** All selected layers. */
  count: number
  /** The first 100 of them. */
  layers: SelectedLayer[]
}

export interface SelectedLayer {
  nodeId: string
  name: string
  /** Canvas units. */
  width: number
  height: number
  /** Null when it can hold a picture. */
  refusal: ErrorCode | null
  /** The asset of ours that it shows. */
  asset: { id: string; state: 'comp' | 'licensed' } | null
}
