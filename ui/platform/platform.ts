import type { Addresses } from '../../contract/config.ts'
import type { Point, Size } from '../../contract/picture.ts'
import type { Wire } from '../../contract/wire.ts'

/** A picture that Figma accepts. */
export interface FittedPicture {
  bytes: Uint8Array
  /** Pixels of `bytes`. */
  width: number
  height: number
  /** Pixels of the original file. */
  sourceWidth: number
  sourceHeight: number
  /** The original had colors outside sRGB. */
  losesColors: boolean
  /** Rows of `bytes` that show the picture, above an id bar. */
  pictureHeight: number
  /** Pixels of `bytes` beside the picture: left and right, above and below. */
  marginX: number
  marginY: number
  /** Where its subject is in the picture; asked for by `findsSubject`. */
  subject?: Point
}

/** A video as the browser plays it. */
export interface MeasuredVideo {
  width: number
  height: number
  /** Seconds. */
  duration: number
}

/** What a record says of a file. */
export interface FitHints {
  /** Of the picture; a file that is taller may have an id bar below it. */
  recordSize?: Size | undefined
  /** Aspect of the picture, where the file may have margins around it. */
  aspect?: number | undefined
  findsSubject?: boolean | undefined
}

export interface FitOptions extends FitHints {
  signal?: AbortSignal | undefined
}

export interface DragEnd {
  clientX: number
  clientY: number
  /** Returned with `dropped`. */
  dragId: string
}

/** All access to the browser and the controller. Tests supply their own. */
export interface Platform {
  addresses: Addresses
  /** Sends a message to the controller. */
  post(message: Wire): void
  /** Ends a drag at this point of the frame, as in the event. */
  drop(end: DragEnd): void
  /** Receives every message from the controller. */
  listen(receive: (message: unknown) => void): void
  fetch(url: string, init?: RequestInit): Promise<Response>
  /**
   * Checks a file and brings it within Figma's limits (PNG, JPEG or GIF, 4096
   * pixels a side), one at a time. Fails with `image-unreadable`.
   */
  fitPicture(bytes: Uint8Array, options?: FitOptions): Promise<FittedPicture>
  /** Null for a video that this browser cannot play. */
  measureVideo(
    bytes: Uint8Array,
    signal?: AbortSignal
  ): Promise<MeasuredVideo | null>
  /** The browser's, such as `de-AT`, in order of preference. */
  languages: readonly string[]
  randomBytes(count: number): Uint8Array
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after that many milliseconds; rejects when aborted. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
}

let current: Platform | undefined

/** Call once, before anything else of the panel runs. */
export function usePlatform(platform: Platform): void {
  current = platform
}

export function platform(): Platform {
  if (!current) throw new Error('usePlatform was not called')
  return current
}
