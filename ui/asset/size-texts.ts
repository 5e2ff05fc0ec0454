import type { FileSize } from '../api/asset.ts'
import type { SizeForLayers } from './size-for-layers.ts'
import { fileText } from '../library/size-texts.ts'
import { assetWords } from './words.ts'

/** Such as `Huge JPG`. */
export function sizeNameText({ displayName, format }: FileSize): string {
  return fileText(displayName, format)
}

/** What a size means for the selected layers. */
export function layersText(judged: SizeForLayers): string {
  const { layer, scale, missing, isReduced } = judged
  const t = assetWords.get()
  const area = `${layer.width} × ${layer.height}`
  const values = { area, times: floorScale(scale) }
  if (scale >= 1) return isReduced ? t.coversReduced(values) : t.covers(values)
  const width = String(missing.width)
  const height = String(missing.height)
  if (missing.height === 0) return t.tooNarrow({ ...values, width })
  if (missing.width === 0) return t.tooLow({ ...values, height })
  return t.tooSmall({ ...values, width, height })
}

/** Rounded down. */
function floorScale(scale: number): number {
  const parts = scale < 1 ? 100 : scale < 10 ? 10 : 1
  return Math.floor(scale * parts) / parts
}
