import type { SavedRealm } from './saved-realm.ts'
import type { Size } from './rect.ts'

/** Controller `fetch` as it leaves the sandbox. */
export interface NetworkRequest {
  url: string
  method: string
  headers: Record<string, string>
  body?: Uint8Array
  redirect: 'follow' | 'error'
}

export interface NetworkReply {
  url: string
  status: number
  statusText: string
  redirected: boolean
  headers: Record<string, string>
  body: Uint8Array
}

export interface PanelOptions {
  visible: boolean
  width: number
  height: number
  title: string
  themeColors: boolean
  position?: { x: number; y: number }
}

/** A frame of a video, with the size of the video. */
export interface VideoFrame extends Size {
  png: Uint8Array
}

/** It or the person closed it; or its code failed, or ran into a limit. */
export interface PluginEnd {
  kind: 'closed' | 'failed'
  message?: string
}

export interface Notice {
  id: number
  text: string
  error: boolean
  /** Milliseconds, or null for one that stays. */
  timeout: number | null
  button?: string
}

/**
 * All that the realm needs from outside. The page gives browser parts, the
 * headless form gives Node parts; the rules live in the core, not here.
 */
export interface HostIo {
  /** Bytes of the QuickJS wasm file. */
  wasm(): Promise<ArrayBuffer>
  /** The realm without a document, as `makeRealm` saved it. */
  savedRealm(): Promise<SavedRealm>
  /** Lower-case hex. Synchronous because createImage is. */
  sha1(bytes: Uint8Array): string
  /** Called only for addresses that the manifest allows. Rejects as fetch. */
  fetch(request: NetworkRequest): Promise<NetworkReply>
  /** The core refused a request, which `fetch` never sees. */
  refused?(request: { method: string; url: string }, reason: string): void
  /** Runs before each step of the plugin outwards. */
  beforeStep?(): void
  /** How long its code and the jobs after it blocked everything else. */
  ran?(milliseconds: number): void
  /** Values are structured data, Uint8Array allowed. */
  storage: {
    get(key: string): Promise<unknown>
    set(key: string, value: unknown): Promise<void>
    delete(key: string): Promise<void>
    keys(): Promise<string[]>
    /** Bytes of all other entries, where that is known without reading them. */
    sizeOfOthers?(key: string): number
  }
  /** A version of this title is to be kept; rejects when it is not. */
  saveVersion?(title: string): Promise<void>
  showPanel(html: string, options: PanelOptions): void
  resizePanel(width: number, height: number): void
  /** `figma.ui.reposition`, canvas coordinates. */
  movePanel(x: number, y: number): void
  setPanelVisible(visible: boolean): void
  closePanel(): void
  /** `origin` is the only one that may get it, or `*`. */
  postToPanel(message: unknown, origin: string): void
  notify(notice: Notice): void
  cancelNotice(id: number): void
  openExternal(url: string): void
  /** An SVG document as a picture. */
  rasterize(
    svg: string,
    size: Size,
    format: 'png' | 'jpeg'
  ): Promise<Uint8Array>
  /** A video's first frame, where there is a decoder that knows it. */
  firstFrame?(video: Uint8Array): Promise<VideoFrame | null>
  log(level: 'log' | 'info' | 'warn' | 'error', values: unknown[]): void
  /** Code outside the realm threw, such as a listener: no plugin's fault. */
  failed(error: unknown): void
  pluginClosed(end: PluginEnd): void
}
