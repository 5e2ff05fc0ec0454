import type { Sharp } from 'sharp'
import type { SourceKind } from '../assets/asset-id.ts'
import type { CatalogAsset } from '../assets/catalog-asset.ts'
import { drawEmoji } from '../emoji/draw-emoji.ts'
import { drawPhoto } from '../photos/draw-photo.ts'
import { drawScene } from '../scenes/draw-scene.ts'

type Draw = (index: number, width: number, height: number) => Promise<Sharp>

const draws: Readonly<Record<SourceKind, Draw>> = {
  photo: drawPhoto,
  emoji: drawEmoji,
  scene: drawScene
}

/** Draws an asset at a size, without a watermark. */
export function drawPicture(
  { source }: CatalogAsset,
  width: number,
  height: number
): Promise<Sharp> {
  return draws[source.kind](source.index, width, height)
}
