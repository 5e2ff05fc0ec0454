import type { ImageInfo } from '../shared/host.ts'
import { toBase64 } from './base64.ts'

const texts = new WeakMap<ImageInfo, string>()

/** The base64 of a picture, which is kept: it goes into each saved document. */
export function imageText(image: ImageInfo): string {
  const known = texts.get(image)
  if (known !== undefined) return known
  const text = toBase64(image.bytes)
  texts.set(image, text)
  return text
}
