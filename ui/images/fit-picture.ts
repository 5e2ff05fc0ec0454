import type { FittedPicture } from '../platform.ts'
import { readColors } from './color-tag.ts'
import { fitSize, planFit } from './fit-plan.ts'
import type { FitPlan } from './fit-plan.ts'
import { readImageHeader } from './image-header.ts'

const jpegQuality = 0.95

/** Runs in the worker. Throws with a reason when the file is no picture. */
export async function fitPicture(bytes: Uint8Array): Promise<FittedPicture> {
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

/** Formats that only the browser knows: decode first, then look. */
async function fitUnknownFormat(bytes: Uint8Array): Promise<FittedPicture> {
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
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d', { alpha: type === 'image/png' })
  if (!context) throw new Error('No canvas to draw on.')
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type, quality: jpegQuality })
  return new Uint8Array(await blob.arrayBuffer())
}

function toFitted(
  bytes: Uint8Array,
  plan: Omit<FitPlan, 'mustEncode' | 'type'>
): FittedPicture {
  const { width, height, sourceWidth, sourceHeight, losesColors } = plan
  return { bytes, width, height, sourceWidth, sourceHeight, losesColors }
}

function toBlob(bytes: Uint8Array): Blob {
  // A view of shared memory cannot come out of a message.
  return new Blob([bytes as Uint8Array<ArrayBuffer>])
}
