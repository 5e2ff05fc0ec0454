import type { AssetRef } from './document.ts'
import type { Fill, FilledLayers } from './filling.ts'
import type {
  AdoptedComp,
  AdoptedComps,
  ChooseAsset,
  FindComps,
  FoundComps,
  FoundImage,
  Frame
} from './finding.ts'
import type { Launch } from './launch.ts'
import type {
  AddImage,
  AddedImage,
  ExportedLayer,
  ExportSelection,
  Size
} from './picture.ts'
import type {
  PlaceBoard,
  PlaceCards,
  PlaceComp,
  PlacedLayer
} from './placing.ts'
import type {
  DrawProof,
  FoundRecords,
  RecordToSave,
  SavedRecords
} from './records.ts'
import type { LoadSaved, SavedItem, SaveText } from './saved.ts'
import type {
  Drop,
  FrameContent,
  SelectedAssets,
  SelectedLayer,
  Selection
} from './selection.ts'
import type {
  PlannedSwap,
  Swap,
  SwappedComps,
  SwapPreview
} from './swapping.ts'

/** Incremented with every incompatible change of this file. */
export const protocolVersion = 8

/** Calls that the panel makes and the controller answers. */
export interface ControllerMethods {
  /** The handshake; fails with `other-version`. */
  loadState(input: LoadState): State
  /** The assets in the selected layers and their descendants. */
  findSelectedAssets(input: Record<string, never>): SelectedAssets
  /** The visible part of the canvas, in canvas units. */
  measureView(input: Record<string, never>): Size
  placeComp(input: PlaceComp): PlacedLayer
  /** Several comps, each in its box; one undo step. */
  placeBoard(input: PlaceBoard): { layers: PlacedLayer[] }
  /** Tracks, side by side where comps would go; one undo step. */
  placeCards(input: PlaceCards): { layers: PlacedLayer[] }
  /** Like `selectionChanged`, but for all selected layers. */
  findTargets(input: Record<string, never>): { layers: SelectedLayer[] }
  /** One undo step for all. */
  fillLayers(input: { fills: Fill[] }): FilledLayers
  /** Restores layers to before this panel filled them; one undo step. */
  restoreFills(input: { nodeIds: string[] }): FilledLayers
  /** Reads only pages and changes in scope; progress counts pages. */
  findComps(input: FindComps): FoundComps
  /** Makes comps of images that layers show already; one undo step. */
  adoptComps(input: { comps: AdoptedComp[] }): AdoptedComps
  /** Records which asset layers show; one undo step. */
  chooseAsset(input: ChooseAsset): { chosen: number }
  /** Adds the image to the document and returns its hash. */
  addImage(input: AddImage): AddedImage
  /** Which of these images the document has. */
  checkImages(input: { hashes: string[] }): { known: string[] }
  /** Private data of the document under keys with this prefix. */
  loadRecords(input: { begin: string }): FoundRecords
  /** Saves all or none, in its own undo step; verified by reading back. */
  saveRecords(input: { records: RecordToSave[] }): SavedRecords
  /** Draws it on its own page, instead of the previous one; one undo step. */
  drawProof(input: DrawProof): { nodeId: string }
  /** What `swapComps` would do; changes nothing. */
  previewSwaps(input: { swaps: PlannedSwap[] }): SwapPreview
  /** Adds a version to the file's history; fails with `version-failed`. */
  saveVersion(input: { title: string; description: string }): void
  /** One undo step for all. */
  swapComps(input: { swaps: Swap[] }): SwappedComps
  /** Replaces the licensed files of these assets by their comps. */
  putCompsBack(input: { assets: AssetRef[] }): SwappedComps
  /** The containers of each, outermost first; none for removed nodes. */
  findFrames(input: { nodeIds: string[] }): { frames: Frame[][] }
  selectNodes(input: { nodeIds: string[] }): { selected: number }
  /** At most 8 colors of six hexadecimal digits, by the area they cover. */
  findColors(input: Record<string, never>): { colors: string[] }
  /** Reads the selected frames and their layers, up to 500. */
  findFrameContent(input: Record<string, never>): FrameContent
  /** Exports the first selected layer; fails with `export-failed`. */
  exportSelection(input: ExportSelection): ExportedLayer
  /** From client storage: under this key, or under keys with this prefix. */
  loadSaved(input: LoadSaved): { items: SavedItem[] }
  /** Into client storage; verified by reading back. */
  saveText(input: SaveText): void
  resizePanel(input: Size): void
  /** Opens an http(s) address in the person's browser. */
  openAddress(input: { url: string }): void
}

/** Events that the controller sends. */
export interface ControllerEvents {
  selectionChanged: Selection
  /** A drag from the panel was dropped on the canvas. */
  dropped: Drop
  /** A layer or style that may show our pictures changed. */
  documentChanged: Record<string, never>
  /** What `findComps` found since the last event, one for each use. */
  compsFound: { images: FoundImage[] }
}

/** The panel sends none. */
export type PanelEvents = Record<string, never>

/** Methods the panel answers: none. */
export type PanelMethods = Record<string, never>

export interface LoadState {
  protocolVersion: number
  /** Keys of client storage, or their prefixes. */
  saved: string[]
}

export interface State {
  editor: 'figma' | 'figjam' | 'dev' | 'slides' | 'buzz'
  /** Name of the file. */
  fileName: string
  /** The file shows colors outside sRGB. */
  isDisplayP3: boolean
  /** Our own id; saved in the file with our first write. */
  fileId: string
  selection: Selection
  launch: Launch
  /** The readable items of client storage under `LoadState.saved`. */
  saved: SavedItem[]
}
