import { ClearedError } from '../../contract/errors.ts'
import type { Size } from '../../contract/picture.ts'
import { sniffType } from '../../contract/sniff-file.ts'
import type { FitHints, FittedPicture } from '../platform/platform.ts'
import { readAvifHeader } from './avif-header.ts'
import { readColors, untagged } from './color-tag.ts'
import { findPicture } from './find-picture.ts'
import type { Part, Where } from './find-picture.ts'
import { fitSize, planFit } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { readImageHeader } from './read-image-header.ts'
import { turnOf } from './turn.ts'

const jpegQuality = 0.95

type Fitted = Omit<FittedPicture, keyof Where>

/**
 * Runs in the worker. Throws `download-incomplete` if the file breaks off;
 * anything else thrown means that it is not a picture.
 */
export async function fitPicture(
  bytes: Uint8Array,
  hints: FitHints = {}
): Promise<FittedPicture> {
  const fitted = await fit(bytes)
  return { ...fitted, ...(await findPicture(fitted, hints, readPart)) }
}

/** The pixels of a part of a file, at this size. */
async function readPart(
  bytes: Uint8Array,
  { x, y, width, height }: Part,
  size: Size
): Promise<ImageData> {
  const bitmap = await createImageBitmap(toBlob(bytes), x, y, width, height, {
    resizeWidth: size.width,
    resizeHeight: size.height
  })
  const context = draw(bitmap, { willReadFrequently: true })
  return context.getImageData(0, 0, size.width, size.height)
}

async function fit(bytes: Uint8Array): Promise<Fitted> {
  const header = readImageHeader(bytes)
  if (!header) return fitUnknownFormat(bytes)
  if (!header.isComplete) throw breaksOff()
  if (header.width === 0 || header.height === 0) {
    throw new Error('The file has no pixels.')
  }
  const plan = planFit(header, await readColors(header.colorTag))
  if (!plan.mustEncode) return toFitted(bytes, plan)
  // Browsers turn other formats while they decode them.
  const orientation = header.format === 'webp' ? header.orientation : 1
  const isSideways = orientation > 4
  const bitmap = await createImageBitmap(toBlob(bytes), {
    resizeWidth: isSideways ? plan.height : plan.width,
    resizeHeight: isSideways ? plan.width : plan.height,
    resizeQuality: 'high'
  })
  const alpha = plan.type === 'image/png'
  const { canvas } = draw(bitmap, { alpha }, orientation)
  return toFitted(await encode(canvas, plan.type), plan)
}

/** Formats that only the browser can read: decode first, then measure. */
async function fitUnknownFormat(bytes: Uint8Array): Promise<Fitted> {
  const avif = readAvifHeader(bytes)
  if (avif && !avif.isComplete) throw breaksOff()
  const source = await createImageBitmap(toBlob(bytes)).catch(error => {
    const isCutEarly = !avif && sniffType(bytes)?.startsWith('image/')
    throw isCutEarly ? breaksOff() : error
  })
  const size = fitSize(source.width, source.height)
  const sizes = {
    ...size,
    sourceWidth: source.width,
    sourceHeight: source.height,
    losesColors: (await readColors(avif?.colorTag ?? untagged)) === 'wide'
  }
  const bitmap = await createImageBitmap(source, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high'
  })
  source.close()
  const context = draw(bitmap, { willReadFrequently: true })
  const { data } = context.getImageData(0, 0, size.width, size.height)
  const type = isOpaque(data) ? 'image/jpeg' : 'image/png'
  return toFitted(await encode(context.canvas, type), sizes)
}

function isOpaque(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) {
    if (pixels[at] !== 255) return false
  }
  return true
}

async function encode(
  canvas: OffscreenCanvas,
  type: FitPlan['type']
): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality })
  return new Uint8Array(await blob.arrayBuffer())
}

/** Closes the bitmap. */
function draw(
  bitmap: ImageBitmap,
  settings: CanvasRenderingContext2DSettings,
  orientation = 1
): OffscreenCanvasRenderingContext2D {
  const { width, height } = bitmap
  const canvas =
    orientation > 4
      ? new OffscreenCanvas(height, width)
      : new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('No canvas to draw on.')
  if (orientation !== 1) context.setTransform(...turnOf(orientation, bitmap))
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context
}

function toFitted(
  bytes: Uint8Array,
  plan: Omit<FitPlan, 'mustEncode' | 'type'>
): Fitted {
  const { width, height, sourceWidth, sourceHeight, losesColors } = plan
  return { bytes, width, height, sourceWidth, sourceHeight, losesColors }
}

function breaksOff(): ClearedError {
  return new ClearedError('download-incomplete', 'The file breaks off.')
}

function toBlob(bytes: Uint8Array): Blob {
  // Copied, because a message cannot carry a view of shared memory.
  return new Blob([bytes as Uint8Array<ArrayBuffer>])
}
