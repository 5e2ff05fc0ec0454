import { ClearedError } from '../../../contract/errors.ts'
import { maxVideoBytes } from '../../../contract/picture.ts'
import type { Size } from '../../../contract/picture.ts'
import { sniffType } from '../../../contract/sniff-file.ts'
import { fileNameOf } from '../../api/asset.ts'
import { fitText } from '../../images/fit-text.ts'
import { isCutVideo } from '../../images/is-cut-video.ts'
import { controller } from '../../platform/controller.ts'
import { platform } from '../../platform/platform.ts'
import { $isDisplayP3 } from '../../shell/document.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'

/** Result of adding a file to the document. */
export interface AddedFile {
  imageHash: string
  /** It was scaled down. */
  isReduced: boolean
  /** Besides, nothing was lost. */
  isOnlyReduced?: boolean
  /** What it lost, in sentences; empty if nothing. */
  loss: string
}

interface FittedFile extends Size, Omit<AddedFile, 'imageHash'> {
  bytes: Uint8Array
}

/** Required where the licensed size is unknown. */
const leastPixels: Size = { width: 100, height: 100 }

/**
 * Adds the file to the document, converted to fit Figma; of a track, its mark.
 * Fails with `file-too-small` below half of the licensed length.
 */
export async function addLicensedFile(
  file: LicensedFile,
  whole: Uint8Array,
  licensed: Size = leastPixels
): Promise<AddedFile> {
  const fit = fits[file.mediaType]
  const { bytes, width, height, ...rest } = await fit(whole, licensed)
  const { assetId, mediaType, name } = file
  const { imageHash } = await controller.addImage({
    picture: {
      assetId,
      mediaType,
      name,
      rendition: fileNameOf(file),
      width,
      height,
      pictureHeight: height
    },
    bytes
  })
  return { imageHash, ...rest }
}

const fits = { image: fitImage, video: fitVideo, audio: fitTrack }

async function fitImage(
  whole: Uint8Array,
  licensed: Size
): Promise<FittedFile> {
  const { bytes, ...fit } = await platform().fitPicture(whole)
  const { width, height, sourceWidth } = fit
  checkSize({ width: sourceWidth, height: fit.sourceHeight }, licensed)
  const isReduced = width < sourceWidth
  const isDisplayP3 = $isDisplayP3.get()
  return {
    bytes,
    width,
    height,
    isReduced,
    isOnlyReduced: isReduced && !(fit.losesColors && isDisplayP3),
    loss: fitText(fit, isDisplayP3)
  }
}

/** Figma takes a video as it is, or not at all. */
async function fitVideo(
  bytes: Uint8Array,
  licensed: Size
): Promise<FittedFile> {
  if (bytes.length > maxVideoBytes) throw new ClearedError('video-too-large')
  const type = sniffType(bytes) ?? ''
  if (type.startsWith('image/')) throw new ClearedError('download-replaced')
  if (!type.startsWith('video/')) {
    throw new ClearedError('video-unreadable', 'The file is no video.')
  }
  if (isCutVideo(bytes)) throw new ClearedError('download-incomplete')
  // This browser may lack the codec of a file that Figma plays.
  const measured = await platform().measureVideo(bytes)
  if (measured) checkSize(measured, licensed)
  const { width, height } = measured ?? licensed
  return { bytes, width, height, isReduced: false, loss: '' }
}

async function fitTrack(bytes: Uint8Array): Promise<FittedFile> {
  return { bytes, width: 1, height: 1, isReduced: false, loss: '' }
}

function checkSize({ width, height }: Size, licensed: Size): void {
  const longest = Math.max(width, height)
  if (longest * 2 >= Math.max(licensed.width, licensed.height)) return
  throw new ClearedError('file-too-small', `${width} × ${height}`)
}
