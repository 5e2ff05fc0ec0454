import { pick } from '../platform/pick.ts'

/** Figma: the fields of both are the same, but for the names of two. */
export type MediaPaint = ImagePaint | VideoPaint

const sharedFields = [
  'scaleMode',
  'rotation',
  'filters',
  'visible',
  'opacity',
  'blendMode'
] as const

/** What a media paint shows, and which part of it. */
export interface ShownFile {
  /** Of an image or a video. */
  hash: string | null
  isVideo: boolean
  /** For CROP. */
  transform?: Transform | undefined
  /** For TILE. */
  scalingFactor?: number | undefined
}

export function isMedia(paint: Paint): paint is MediaPaint {
  return paint.type === 'IMAGE' || paint.type === 'VIDEO'
}

/** The hash of the file that a paint shows; null without one. */
export function hashOf(paint: Paint): string | null {
  if (paint.type === 'IMAGE') return paint.imageHash
  return paint.type === 'VIDEO' ? paint.videoHash : null
}

export function shownFile(paint: MediaPaint): ShownFile {
  const { scalingFactor } = paint
  return paint.type === 'IMAGE'
    ? {
        hash: paint.imageHash,
        isVideo: false,
        transform: paint.imageTransform,
        scalingFactor
      }
    : {
        hash: paint.videoHash,
        isVideo: true,
        transform: paint.videoTransform,
        scalingFactor
      }
}

/** The paint with another file and everything else unchanged. */
export function showFile(paint: MediaPaint, file: ShownFile): MediaPaint {
  const { hash, isVideo, transform, scalingFactor } = file
  const isSameKind = isVideo === (paint.type === 'VIDEO')
  return Object.assign(
    {},
    isSameKind ? paint : pick(paint, sharedFields),
    isVideo
      ? { type: 'VIDEO' as const, videoHash: hash }
      : { type: 'IMAGE' as const, imageHash: hash },
    transform &&
      (isVideo ? { videoTransform: transform } : { imageTransform: transform }),
    scalingFactor !== undefined && { scalingFactor }
  )
}
