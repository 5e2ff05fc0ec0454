import type { Addresses } from '../../contract/config.ts'
import type { Wire } from '../../contract/wire.ts'

/** A file made fit for Figma. */
export interface FittedPicture {
  bytes: Uint8Array
  /** Pixels of `bytes`. */
  width: number
  height: number
  /** Pixels of the file that came in. */
  sourceWidth: number
  sourceHeight: number
  /** It had colors that sRGB has not. */
  losesColors: boolean
  /** Pixels of `bytes` left and right, above and below the picture. */
  marginX: number
  marginY: number
}

export interface FitOptions {
  signal?: AbortSignal | undefined
  /** Of the picture, where the file may have margins around it. */
  aspect?: number | undefined
}

export interface DragEnd {
  clientX: number
  clientY: number
  /** Comes back with `dropped`. */
  dragId: string
}

/** The one seam to what surrounds the panel; tests give their own. */
export interface Platform {
  addresses: Addresses
  /** Puts a message on its way to the controller. */
  post(message: Wire): void
  /** Ends a drag at this point of the frame, as the event says it. */
  drop(end: DragEnd): void
  /** Hears whatever comes from the controller. */
  listen(receive: (message: unknown) => void): void
  fetch(url: string, init?: RequestInit): Promise<Response>
  /**
   * Checks a file and brings it within Figma's limits (PNG, JPEG or GIF,
   * 4096 pixels a side); one at a time. Fails with `image-unreadable`.
   */
  fitPicture(bytes: Uint8Array, options?: FitOptions): Promise<FittedPicture>
  /** Of the browser, such as `de-AT`; the one liked best is first. */
  languages: readonly string[]
  randomBytes(count: number): Uint8Array
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after that many milliseconds; rejects when aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

let current: Platform | undefined

/** To be called once, before anything else of the panel runs. */
export function usePlatform(platform: Platform): void {
  current = platform
}

export function platform(): Platform {
  if (!current) throw new Error('usePlatform was not called')
  return current
}
