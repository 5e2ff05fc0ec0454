import type { DocumentFacts, KeptData } from './document-facts.ts'
import type { LayerFacts, LayerRows, RowSearch } from './layer-facts.ts'
import type { CopiedLayers, UserEdits } from './user-edits.ts'
import type { SampleName } from './samples.ts'
import type { OptionChoice } from './option-choices.ts'
import type { Plugin } from './plugin.ts'
import type { Launch, Query } from './plugin-start.ts'
import type { SceneNode, Scene } from './scene-node.ts'
import type { Matrix } from './matrix.ts'
import type { Rect } from './rect.ts'
import type { SavedRealm } from './saved-realm.ts'

export type {
  PluginManifest,
  PluginParameter,
  MenuItem,
  Plugin
} from './plugin.ts'
export type {
  NetworkRequest,
  NetworkReply,
  PanelOptions,
  Notice,
  PluginEnd,
  HostIo
} from './host-io.ts'
export type {
  ParameterValues,
  Launch,
  Suggestion,
  Suggestions,
  Query
} from './plugin-start.ts'
export type { TextSegment, TextLine, SceneNode, Scene } from './scene-node.ts'

export interface ImageInfo {
  bytes: Uint8Array
  width: number
  height: number
  format: 'png' | 'jpeg' | 'gif'
}

/**
 * A document as one value; images by hash as base64. Videos are bytes, which
 * in its JSON are base64 too.
 */
export interface DocumentFile {
  version: 1
  name: string
  /** Distinguishes it from other documents, in the keys of its components. */
  key?: string
  /** sRGB where it is left out. */
  colorProfile?: 'LEGACY' | 'SRGB' | 'DISPLAY_P3'
  pages: unknown[]
  styles: unknown[]
  /** Components of libraries. */
  library?: unknown[]
  images: Record<string, string>
  videos?: Record<string, Uint8Array | string>
  pluginData: unknown
}

/** A person's actions; each edit is an undo step of its own. */
export interface UserActions extends UserEdits {
  select(ids: string[]): void
  goToPage(id: string): void
  /** No change that `onChange` reports, nor is the canvas's size. */
  setViewport(center: { x: number; y: number }, zoom: number): void
  /**
   * In Slides and Buzz: what of the grid holds this layer alone, the first for
   * '', or the whole grid for null. The id of what is shown alone.
   */
  focus(id: string | null): string | null
  /** The visible part of the canvas in screen pixels. */
  setCanvasSize(width: number, height: number): void
  /** `rect` is relative to the parent, or to the page. */
  add(
    type: 'RECTANGLE' | 'FRAME' | 'ELLIPSE',
    rect: Rect,
    parentId?: string
  ): string
  /** Moves by an offset in the page's coordinates. */
  move(ids: string[], dx: number, dy: number): void
  rename(id: string, name: string): void
  setLocked(id: string, locked: boolean): void
  setVisible(id: string, visible: boolean): void
  /** Copies layers onto the originals, or offset from them by `dx` and `dy`. */
  duplicate(ids: string[], dx?: number, dy?: number): string[]
  group(ids: string[]): string
  remove(ids: string[]): void
  /** Turns the paint at `index` into CROP with this transform. */
  crop(id: string, index: number, transform: Matrix): void
  undo(): void
  redo(): void
  addPage(name: string): string
}

/** A drop from the panel or the desktop, in page coordinates. */
export interface Drop {
  x: number
  y: number
  items: { type: string; data: string }[]
  files: { name: string; type: string; bytes: Uint8Array }[]
  dropMetadata?: unknown
}

/** Limits that stop a plugin before it stops the page. */
export interface Limits {
  /** Milliseconds that plugin code may run without a pause. */
  running: number
  /** Bytes of the sandbox: its heap and the files it was handed. */
  memory: number
}

export interface HostOptions {
  editorType: OptionChoice<'editorType'>
  /** A free team may not upload video and has at most three pages. */
  team: OptionChoice<'team'>
  /** A view seat may not run plugins in Figma Design. */
  seat: OptionChoice<'seat'>
  limits: Limits
  /** Documents that are published as libraries; read-only from here. */
  libraries: DocumentFile[]
  /** Which language level and built-ins the plugin may use. */
  es: OptionChoice<'es'>
  user: { id: string; name: string }
  document?: DocumentFile
  /** A generated document instead of a file. */
  sample?: SampleName
  /** Opens this in place of a document, in a fraction of the time. */
  saved?: SavedHost
  theme: OptionChoice<'theme'>
}

/** The options that can change while a document is open. */
export type ChangeableOptions = Pick<
  HostOptions,
  'editorType' | 'es' | 'limits' | 'seat' | 'team' | 'user'
>

/** A host with its document, saved before a plugin ran on it. */
export interface SavedHost {
  realm: SavedRealm
  images: Map<string, ImageInfo>
  videos: Map<string, Uint8Array>
}

export interface Host {
  /** Parses, checks and starts the plugin; throws with a clear message. */
  start(plugin: Plugin, launch?: Launch): Promise<void>
  /** Starts it in query mode, for a command with parameters. */
  query(plugin: Plugin, command: string): Promise<Query>
  /** A `pluginMessage` from the panel, checked and copied as Figma does. */
  panelMessage(message: unknown, origin?: string): void
  /**
   * Reports the place of the panel's window, in pixels from the canvas's
   * corner.
   */
  panelPlaced(x: number, y: number): void
  /** False when the plugin took it over, so that nothing else happens. */
  drop(drop: Drop): boolean
  /** A notice left the screen, by time or by the person. */
  noticeClosed(id: number, reason: 'timeout' | 'dismiss'): void
  /** Its button was pressed; the host cancels the notice if it should go. */
  noticeAction(id: number): void
  /** Closes as the window's X does: `close` handlers run. */
  closePlugin(): void
  /**
   * Limits hold at once, and so does what seat and editor forbid the person;
   * the rest holds from the plugin's next start.
   */
  configure(options: Partial<ChangeableOptions>): void
  /** Lets these pages fail to load, `*` for all. */
  failPages(ids: string[]): void
  /** Lets these families and fonts be missing, `*` for all. */
  missFonts(names: string[]): void
  user: UserActions
  /** A person may change the design: no Dev Mode, no view seat. */
  canEdit(): boolean
  /** The rows of the layer list with these layers open. */
  layerRows(open: string[], from: number, count: number): LayerRows
  /** The place of a row in the list; -1 when there is none. */
  findLayerRow(open: string[], search: RowSearch): number
  /** The ids of all that is around these layers, below the page. */
  layersAround(ids: string[]): string[]
  /** The facts of layers for the properties. */
  layerFacts(ids: string[]): LayerFacts
  /** Takes layers along with their media, for `user.paste`. */
  copy(ids: string[]): CopiedLayers
  /** Gives the document a picture; throws as `figma.createImage` does. */
  addImage(bytes: Uint8Array): string
  /** Gives it a video; throws as `figma.createVideoAsync` rejects. */
  addVideo(bytes: Uint8Array): string
  /** The whole current page. */
  scene(): Scene
  /**
   * The current page, cut to what may be seen within the area and to what is
   * selected; of a large page this costs a fraction of the whole scene. What
   * is smaller than `least` both ways is left out too.
   */
  view(area: Rect, least?: number): Scene
  /** Only what may be seen within the area and is not smaller than this. */
  layersWithin(area: Rect, least?: number): SceneNode[]
  /**
   * Where the current page may look otherwise than when this was last asked;
   * null for everywhere.
   */
  damage(): Rect[] | null
  /** A single layer, or null when it was removed. */
  node(id: string): SceneNode | null
  image(hash: string): ImageInfo | null
  /** The file of a video. */
  video(hash: string): Uint8Array | null
  /** A person's export: what `exportAsync` returns for these settings. */
  exportLayer(id: string, settings: object): Promise<Uint8Array | string>
  /** Called after each change of document, selection, page or viewport. */
  onChange(listener: () => void): () => void
  /**
   * Runs a function body in the realm with `figma` in scope (as trusted
   * test code, allowed everything) and returns its JSON value.
   */
  evaluate<T>(body: string, input?: unknown): Promise<T>
  /** Like a second person's edit: events carry origin REMOTE. */
  remotely<T>(body: string, input?: unknown): Promise<T>
  documentFacts(): DocumentFacts
  /** The plugin data of a layer, or of the document for null. */
  keptData(id: string | null): KeptData
  exportDocument(): DocumentFile
  /** The document as it is, to open other hosts with; before a plugin runs. */
  save(): SavedHost
  /** Resolves when no job, timer due now or host promise is left. */
  settle(): Promise<void>
  /** Drops the realm without any handler running, as a crash does. */
  kill(): void
}
