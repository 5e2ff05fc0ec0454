import { assetKey } from '../../../contract/asset-key.ts'
import { detailsOf } from '../../library/asset-details.ts'
import { sizeText } from '../../library/size-texts.ts'
import { toFileName } from '../../words/file-name.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

/** `Title - Artist`, or the number of a track whose names are unknown. */
export function trackName(asset: Parameters<typeof assetKey>[0]): string {
  const { description = '', track } = detailsOf(assetKey(asset)) ?? {}
  const artists = track?.artists.join(', ') ?? ''
  const name = toFileName([description, artists].filter(Boolean).join(' - '))
  return name || `track-${asset.assetId}`
}

/** The name of a saved file, with this end. */
export function savedName(file: LicensedFile, end: string): string {
  const name =
    file.mediaType === 'audio'
      ? trackName(file)
      : `${file.mediaType}-${file.assetId}-${file.size}`
  return `${name}.${end}`
}

/** `EPS` or `MP3`, as announced before it arrives. */
export function kindOfFile({ format, size }: LicensedFile): string {
  return format === 'eps' ? 'EPS' : sizeText(size)
}
