import { type ImagePaint, readPaint } from '../../../render/paint.ts'

/** A paint that shows a picture, as the page reads it. */
export function imagePaint(fields: object): ImagePaint {
  const paint = readPaint({ type: 'IMAGE', imageHash: 'hash', ...fields })
  if (paint?.kind !== 'image') throw new Error('not an image paint')
  return paint
}
