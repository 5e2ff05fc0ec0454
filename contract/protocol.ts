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
import type { PlaceBoard, PlaceComp, PlacedLayer } from './placing.ts'
import type {
  DrawProof,
  FoundRecords,
  RecordToSave,
  SavedRecords
} from './records.ts'
import type { LoadSaved, SavedItem, SaveText } from './saved.ts'
import type {
  Dropped,
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

/** Changes with every change of this file that an older side cannot take. */
export const protocolVersion = 7

/** Calls that the panel makes and the controller answers. */
export interface ControllerMethods {
  /** The handshake; fails with `other-version`. */
  loadState(input: LoadState): State
  /** In the selected layers and all that is in them. */
  findSelectedAssets(input: Record<string, never>): SelectedAssets
  /** What the person sees of the canvas, in its units. */
  measureView(input: Record<string, never>): Size
  placeComp(input: PlaceComp): PlacedLayer
  /** Several comps, each in its box; one undo step. */
  placeBoard(input: PlaceBoard): { layers: PlacedLayer[] }
  /** What `selectionChanged` describes, of all selected layers. */
  findTargets(input: Record<string, never>): { layers: SelectedLayer[] }
  /** One undo step for all. */
  fillLayers(input: { fills: Fill[] }): FilledLayers
  /** What these layers were before this panel filled them; one undo step. */
  putBackFills(input: { nodeIds: string[] }): FilledLayers
  /** Reads only what is not known; progress counts pages. */
  findComps(input: FindComps): FoundComps
  /** Makes comps of images that layers show already; one undo step. */
  adoptComps(input: { comps: AdoptedComp[] }): AdoptedComps
  /** Writes down what layers show; one undo step. */
  chooseAsset(input: ChooseAsset): { chosen: number }
  /** Makes an image of the file and keeps only its hash. */
  addImage(input: AddImage): AddedImage
  /** Which of these images the file still holds. */
  checkImages(input: { hashes: string[] }): { known: string[] }
  /** Private data of the document under keys that begin so, in slices. */
  loadRecords(input: { begin: string }): FoundRecords
  /** All or none, in an undo step of its own; read back. */
  saveRecords(input: { records: RecordToSave[] }): SavedRecords
  /** On a page of its own, in place of one drawn before; one undo step. */
  drawProof(input: DrawProof): { nodeId: string }
  /** What `swapComps` would do; changes nothing. */
  previewSwaps(input: { swaps: PlannedSwap[] }): SwapPreview
  /** Names the file's state; fails with `version-failed`. */
  saveVersion(input: { title: string; description: string }): void
  /** One undo step for all. */
  swapComps(input: { swaps: Swap[] }): SwappedComps
  /** The comps that the licensed files of these assets replaced. */
  putCompsBack(input: { assets: AssetRef[] }): SwappedComps
  /** What each of them lies in, outermost first; nothing for what is gone. */
  findFrames(input: { nodeIds: string[] }): { frames: Frame[][] }
  selectNodes(input: { nodeIds: string[] }): { selected: number }
  /** Six hexadecimal digits each, at most 8; what covers most comes first. */
  findColors(input: Record<string, never>): { colors: string[] }
  /** Of the first selected layer; fails with `export-failed`. */
  exportSelection(input: ExportSelection): ExportedLayer
  /** From client storage: under this key, or keys that begin so. */
  loadSaved(input: LoadSaved): { items: SavedItem[] }
  /** Into client storage; resolves only when it was read back. */
  saveText(input: SaveText): void
  resizePanel(input: Size): void
  /** Opens an http(s) address in the person's browser. */
  openAddress(input: { url: string }): void
}

/** Events that the controller sends. */
export interface ControllerEvents {
  selectionChanged: Selection
  /** A drag of the panel ended over the canvas. */
  dropped: Dropped
  /** Something that may show a picture of ours changed. */
  documentChanged: Record<string, never>
  /** What a running `findComps` found since it told before; one a use. */
  compsFound: { images: FoundImage[] }
}

/** The panel sends none. */
export type PanelEvents = Record<string, never>

/** Methods the panel answers: none. */
export type PanelMethods = Record<string, never>

export interface LoadState {
  protocolVersion: number
  /** Keys of client storage, or their beginnings. */
  saved: string[]
}

export interface State {
  editor: 'figma' | 'figjam' | 'dev' | 'slides' | 'buzz'
  /** Name as the file shows it. */
  fileName: string
  /** The file shows colors that sRGB has not. */
  isDisplayP3: boolean
  /** Made by us; kept in the file from our first write to it on. */
  fileId: string
  selection: Selection
  launch: Launch
  /** What client storage has under the keys, as far as it can be read. */
  saved: SavedItem[]
}
