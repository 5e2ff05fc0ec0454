import type { AssetRef } from './document.ts'

/** The companion's panel sends this once, when it is ready for events. */
export interface CompanionPanelEvents {
  opened: Record<string, never>
}

/** Events that the companion's controller sends. */
export interface CompanionEvents {
  inspected: Inspection
}

/** What is recorded about the pictures of the selected layers. */
export interface Inspection {
  /** How many layers are selected. */
  selected: number
  /** The first 50 records of those layers and the layers inside them. */
  pictures: RecordedPicture[]
  /** There are more records, or too many layers to read. */
  isCut: boolean
  /** How many images have no record. */
  unrecorded: number
  /**
   * How many images belong to several assets, without a record of which one.
   */
  unclear: number
}

/** A public record: any plugin may have written it. */
export interface RecordedPicture extends AssetRef {
  nodeId: string
  /** Name of the layer, or of the paint style with the picture. */
  name: string
  /** What the card of a track says; anybody can edit it. */
  artist?: string
  holder: 'layer' | 'style'
  state: 'comp' | 'licensed'
  license: string | null
  licenseId: string | null
  /** ISO time. */
  at: string
  /** False when the layer no longer shows the recorded image. */
  isShown: boolean
  /** It is a comp, and its asset has a license in this file. */
  isOwned: boolean
}
