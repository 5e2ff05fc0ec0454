import type { TolerantVideo } from '../../contract/api/records/tolerant-video.ts'
import { namelessText } from '../words/media-types.ts'
import { plainText } from '../words/plain-text.ts'
import { aspectOf, commonFacts, sizeOf } from './asset.ts'
import type { Asset, Clip, FileSize, Picture } from './asset.ts'
import { isMediaAddress } from './media-address.ts'

const sizeNames = ['web', 'sd', 'hd', '4k'] as const

/** Records do not say how large stills are. */
const usualSides = { thumb_jpg: 214, preview_jpg: 426 }

export function toVideo(video: TolerantVideo): Asset {
  const { assets } = video
  const sizes = sizeNames.map(name => assets[name] ?? {})
  const aspect = aspectOf(video, sizes)
  return {
    ...commonFacts(video),
    mediaType: 'video',
    description:
      plainText(video.description ?? '') ||
      namelessText({ assetId: video.id, mediaType: 'video' }),
    aspect: aspect ?? 16 / 9,
    imageType: null,
    isIllustration: false,
    duration: video.duration ?? null,
    thumbnails: stillsOf(video, 'thumb_jpg', aspect),
    previews: stillsOf(video, 'preview_jpg', aspect),
    clips: {
      short: clipsOf(video, ['thumb_mp4', 'thumb_webm']),
      long: clipsOf(video, ['preview_mp4', 'preview_webm'])
    },
    track: null,
    sizes: sizesOf(video)
  }
}

function stillsOf(
  { assets }: TolerantVideo,
  name: keyof typeof usualSides,
  aspect: number | null
): Picture[] {
  const url = assets[name]?.url
  if (url === undefined || !isMediaAddress(url)) return []
  return [{ name, url, ...sizeOf({}, usualSides[name], aspect) }]
}

function clipsOf(
  { assets }: TolerantVideo,
  names: readonly (
    | 'thumb_mp4'
    | 'thumb_webm'
    | 'preview_mp4'
    | 'preview_webm'
  )[]
): Clip[] {
  return names.flatMap(name => {
    const url = assets[name]?.url
    return url !== undefined && isMediaAddress(url) ? [{ name, url }] : []
  })
}

function sizesOf({ assets }: TolerantVideo): FileSize[] {
  return sizeNames.flatMap(name => {
    const size = assets[name]
    if (!size) return []
    return {
      name,
      width: size.width ?? null,
      height: size.height ?? null,
      format: size.format ?? 'mov',
      displayName: name,
      fileSize: size.file_size ?? null,
      ...(size.fps !== undefined && { fps: size.fps }),
      isLicensable: size.is_licensable ?? null
    }
  })
}
