import type { ErrorCode } from './errors.ts'
import type { LedgerEntry, MediaType } from './document.ts'
import type { JournalEntry } from './journal.ts'
import type { Session, SignInAttempt } from './session.ts'
import type { Settings } from './settings.ts'

/** Changes with every change of this file that an older side cannot take. */
export const protocolVersion = 1

/** Calls that the panel makes and the controller answers. */
export interface ControllerMethods {
  /** The handshake; fails with `other-version`. */
  loadState(input: { protocolVersion: number }): State
  /** How large a comp of this aspect would be placed now. */
  measurePlace(input: { aspect: number }): Size
  placeComp(input: PlaceComp): PlacedLayer
  /** One picture onto one or more of the selected layers. */
  fillSelection(input: FillSelection): FilledLayers
  /** Whole file, page by page; progress counts pages. */
  findComps(input: Record<string, never>): FoundComps
  /** Makes an image of the file and keeps only its hash. */
  addImage(input: AddImage): AddedImage
  /** Which of these images the file still holds. */
  checkImages(input: { hashes: string[] }): { known: string[] }
  /** An undo step of its own; to be called before `swapComps`. */
  saveLedgerEntries(input: { entries: LedgerEntry[] }): { saved: number }
  /** One undo step for all. */
  swapComps(input: { swaps: Swap[] }): SwappedComps
  selectNodes(input: { nodeIds: string[] }): { selected: number }
  loadSession(input: Record<string, never>): { session: Session | null }
  saveSession(input: { session: Session | null }): void
  saveSignInAttempt(input: { attempt: SignInAttempt | null }): void
  saveSettings(input: { settings: Settings }): void
  /** Resolves only when the entry was read back; else `journal-failed`. */
  saveJournalEntry(input: { entry: JournalEntry }): void
  deleteJournalEntry(input: { id: string }): void
  loadJournal(input: Record<string, never>): { entries: JournalEntry[] }
  resizePanel(input: Size): void
  /** Opens an http(s) address in the person's browser. */
  openAddress(input: { url: string }): void
}

/** Events that the controller sends. */
export interface ControllerEvents {
  selectionChanged: Selection
  /** Something on these pages that may show a picture of ours changed. */
  documentChanged: { pageIds: string[] }
}

/** The panel sends none. */
export type PanelEvents = Record<string, never>

/** Methods the panel answers: none. */
export type PanelMethods = Record<string, never>

export interface State {
  editor: 'figma' | 'figjam' | 'dev' | 'slides' | 'buzz'
  /** Name as the file shows it. */
  fileName: string
  /** Made by us; kept in the file from our first write to it on. */
  fileId: string
  selection: Selection
  session: Session | null
  signInAttempt: SignInAttempt | null
  settings: Settings
  journal: JournalEntry[]
}

export interface Size {
  width: number
  height: number
}

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

/** A file on its way to the canvas. */
export interface Picture {
  assetId: string
  mediaType: MediaType
  /** Becomes the layer's name. */
  name: string
  rendition: string
  /** Pixels of the file in `bytes`. */
  width: number
  height: number
  /** Rows that show the picture; fewer than `height` with an id bar. */
  pictureHeight: number
}

export interface PlaceComp {
  picture: Picture
  /** PNG, JPEG or GIF, at most 4096 pixels a side. */
  bytes: Uint8Array
}

export interface PlacedLayer {
  nodeId: string
  name: string
}

export interface FillSelection {
  picture: Picture
  /** Of the selected layers those that get this picture. */
  nodeIds: string[]
  bytes: Uint8Array
}

export interface FilledLayers {
  filled: string[]
  refused: { nodeId: string; name: string; code: ErrorCode }[]
}

export interface FoundComps {
  assets: FoundAsset[]
  ledger: LedgerEntry[]
  pages: CheckedPage[]
}

export interface CheckedPage {
  pageId: string
  name: string
  /** Null when it could not be read. */
  checkedAt: string | null
}

/** One an asset, with all its uses. */
export interface FoundAsset {
  assetId: string
  mediaType: MediaType
  /** `comp` as long as one use still shows a comp. */
  state: 'comp' | 'licensed'
  uses: FoundUse[]
}

export interface FoundUse {
  /** Null for a paint style. */
  nodeId: string | null
  /** The paint style that holds the picture, if one does. */
  styleId: string | null
  /** Of the layer or style. */
  name: string
  pageId: string | null
  pageName: string
  imageHash: string
  /** Null when the picture can be changed. */
  refusal: ErrorCode | null
}

export interface AddImage {
  picture: Picture
  bytes: Uint8Array
}

export interface AddedImage {
  imageHash: string
}

/** All comps of one asset become this licensed file. */
export interface Swap {
  assetId: string
  mediaType: MediaType
  imageHash: string
  rendition: string
  licenseId: string | null
  /**
   * Leave out to swap every use in the file. A picture that comes from a
   * paint style of the file is swapped in the style, for all its users.
   */
  nodeIds?: string[]
}

export interface SwappedComps {
  /** Uses that show the licensed file now and did not before. */
  swapped: { assetId: string; uses: number }[]
  refused: { assetId: string; name: string; code: ErrorCode }[]
}
