/** What the companion's panel sends, once: it hears from here on. */
export interface CompanionPanelEvents {
  opened: Record<string, never>
}

/** Events that the companion's controller sends. */
export interface CompanionEvents {
  inspected: Inspected
}

/** What the file records of the pictures of the selected layers. */
export interface Inspected {
  /** Selected layers. */
  selected: number
  /** The first 50 records of those layers and what is in them. */
  pictures: RecordedPicture[]
  /** There are more than these, or too many layers to read. */
  isCut: boolean
  /** Images that they show and nothing is recorded of. */
  unrecorded: number
  /** Images that several assets have; nothing says which these layers show. */
  unclear: number
}

/** A record of the public copy: any plugin can have written it. */
export interface RecordedPicture {
  nodeId: string
  /** Of the layer, or of the paint style that holds the picture. */
  name: string
  holder: 'layer' | 'style'
  assetId: string
  state: 'comp' | 'licensed'
  license: string | null
  licenseId: string | null
  /** ISO time. */
  at: string
  /** False when the layer shows none of the recorded image now. */
  isShown: boolean
  /** A comp whose asset has a license in this file. */
  isOwned: boolean
}
