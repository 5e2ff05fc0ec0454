import { ClearedError } from '../../../contract/errors.ts'
import { epsType, sniffLicensed } from '../../../contract/sniff-file.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import { detailsOf } from '../../library/asset-details.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

type CheckedFile = Pick<
  LicensedFile,
  'assetId' | 'mediaType' | 'size' | 'format'
>

/** The types of files that are saved, with the ends of their names. */
const ends: Record<string, string> = {
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  [epsType]: 'eps'
}

/**
 * What arrived, by its bytes. Fails with `download-replaced` for a file of
 * another kind, `download-incomplete` for a WAV that ends early and
 * `file-too-small` below half of the size in the track's record.
 */
export function checkFile(
  file: CheckedFile,
  head: Uint8Array<ArrayBuffer>,
  size: number
): { type: string; end: string } {
  const type = sniffLicensed(head) ?? ''
  const end = ends[type]
  const isEps = type === epsType
  if (end === undefined || isEps !== (file.format === 'eps')) {
    throw new ClearedError('download-replaced', 'The file is of another kind.')
  }
  if (type === 'audio/wav' && size < wavLength(head)) {
    throw new ClearedError('download-incomplete')
  }
  if (size * 2 <= recordedSize(file)) {
    throw new ClearedError('file-too-small', `${size} bytes`)
  }
  return { type, end }
}

/** As its head says; some recorders leave it open. */
function wavLength(head: Uint8Array): number {
  const length = new DataView(head.buffer).getUint32(4, true)
  return length === 0xffff_ffff ? 0 : length + 8
}

/** Bytes of a track; 0 when unknown. */
function recordedSize(file: CheckedFile): number {
  if (file.mediaType !== 'audio') return 0
  const { sizes = [] } = detailsOf(assetKey(file)) ?? {}
  return sizes.find(({ name }) => name === file.size)?.fileSize ?? 0
}
