import { fromBase64, toBase64 } from './base64.ts'

/** A document or clipping as JSON, in which videos are base64. */
export function fileText(file: object): string {
  return JSON.stringify(file, (_key, value: unknown) =>
    value instanceof Uint8Array ? toBase64(value) : value
  )
}

/** A video as it stands in memory, or in JSON. */
export function fileBytes(file: Uint8Array | string): Uint8Array {
  return typeof file === 'string' ? fromBase64(file) : file
}
