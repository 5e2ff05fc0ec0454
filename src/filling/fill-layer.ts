import type { ErrorCode } from '../../contract/errors.ts'
import type { CompImage } from '../../contract/placing.ts'
import type { Restore } from '../document/change-file.ts'
import { toCompEntry, writeIndexEntry } from '../document/image-index.ts'
import { hasOurName, writeComp } from '../document/provenance.ts'
import { showsOtherAsset } from '../finding/shows-other-asset.ts'
import { coveringPaint } from '../images/covering-paint.ts'
import { hashOf, isMedia } from '../images/media-paint.ts'
import type { MediaPaint } from '../images/media-paint.ts'
import { topMediaIndex } from '../images/top-media.ts'
import { writePaints } from '../images/write-paints.ts'
import { layerName } from '../placing/layer-name.ts'
import { pick } from '../platform/pick.ts'
import type { FillableLayer } from './fillable-layer.ts'

export interface FillJob extends CompImage {
  nodeId: string
}

export async function fillLayer(
  node: FillableLayer,
  job: FillJob,
  restore: Restore
): Promise<ErrorCode | null> {
  if (wouldMixAssets(node, job)) return 'alike-on-layer'
  const paint = coveringPaint(job, node)
  await writePaints(node, 'fills', replacePicture(node.fills, paint))
  const isOurs = hasOurName(node)
  if (isOurs) node.name = layerName(job.picture)
  writeComp(node, job, isOurs ? node.name : undefined)
  writeIndexEntry(job.imageHash, toCompEntry(job.picture), restore)
  return null
}

/** The layer would show one image for two assets. */
function wouldMixAssets(
  node: FillableLayer,
  { imageHash, picture }: FillJob
): boolean {
  const { fills } = node
  const strokes = 'strokes' in node ? node.strokes : []
  const index = topMediaIndex(fills)
  const others = fills.filter((_, i) => i !== index).concat(strokes)
  return (
    others.some(one => hashOf(one) === imageHash) &&
    showsOtherAsset(node, imageHash, picture)
  )
}

/** Replaces the topmost picture and keeps its looks, else adds one on top. */
function replacePicture(
  paints: readonly Paint[],
  picture: MediaPaint
): Paint[] {
  const index = topMediaIndex(paints)
  const old = paints[index]
  if (!old || !isMedia(old)) return [...paints, picture]
  const changed = paints.slice()
  const looks = pick(old, ['opacity', 'blendMode', 'filters'])
  changed[index] = Object.assign(looks, picture)
  return changed
}
