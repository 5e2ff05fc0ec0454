import type { FittedPicture } from '../platform/platform.ts'
import { readColors } from './color-tag.ts'
import { findMargins, noMargins } from './find-margins.ts'
import type { Margins } from './find-margins.ts'
import { fitSize, planFit } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { readImageHeader } from './read-image-header.ts'

const jpegQuality = 0.95

type Fitted = Omit<FittedPicture, keyof Margins>

/** Runs in the worker. Throws with a reason if the file is not a picture. */
export async function fitPicture(
  bytes: Uint8Array,
  aspect?: number
): Promise<FittedPicture> {
  const fitted = await fit(bytes)
  const margins = aspect ? await marginsOf(fitted.bytes, aspect) : noMargins
  return { ...fitted, ...margins }
}

async function marginsOf(bytes: Uint8Array, aspect: number): Promise<Margins> {
  const bitmap = await createImageBitmap(toBlob(bytes))
  const { width, height } = bitmap
  const context = draw(bitmap, { willReadFrequently: true })
  return findMargins(context.getImageData(0, 0, width, height), aspect)
}

async function fit(bytes: Uint8Array): Promise<Fitted> {
  const header = readImageHeader(bytes)
  if (!header) return fitUnknownFormat(bytes)
  if (!header.isComplete) throw new Error('The file breaks off.')
  if (header.width === 0 || header.height === 0) {
    throw new Error('The file has no pixels.')
  }
  const plan = planFit(header, await readColors(header.colorTag))
  if (!plan.mustEncode) return toFitted(bytes, plan)
  const bitmap = await createImageBitmap(toBlob(bytes), {
    resizeWidth: plan.width,
    resizeHeight: plan.height,
    resizeQuality: 'high'
  })
  return toFitted(await encode(bitmap, plan.type), plan)
}

/** Formats that only the browser can read: decode first, then measure. */
async function fitUnknownFormat(bytes: Uint8Array): Promise<Fitted> {
  const source = await createImageBitmap(toBlob(bytes))
  const size = fitSize(source.width, source.height)
  const sizes = {
    ...size,
    sourceWidth: source.width,
    sourceHeight: source.height,
    losesColors: false
  }
  const bitmap = await createImageBitmap(source, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high'
  })
  source.close()
  return toFitted(await encode(bitmap, 'image/png'), sizes)
}

async function encode(
  bitmap: ImageBitmap,
  type: FitPlan['type']
): Promise<Uint8Array> {
  const { canvas } = draw(bitmap, { alpha: type === 'image/png' })
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality })
  return new Uint8Array(await blob.arrayBuffer())
}

/** Closes the bitmap. */
function draw(
  bitmap: ImageBitmap,
  settings: CanvasRenderingContext2DSettings
): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', settings)
  if (!context) throw new Error('No canvas to draw on.')
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

function toBlob(bytes: Uint8Array): Blob {
  // Copied, because a message cannot carry a view of shared memory.
  return new Blob([bytes as Uint8Array<ArrayBuffer>])
}
