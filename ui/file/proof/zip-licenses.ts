import type { LedgerEntry } from '../../../contract/document.ts'
import { toErrorData } from '../../../contract/errors.ts'
import { foldText } from '../../../contract/fold-text.ts'
import type { OnProgress } from '../../api/download.ts'
import { errorText } from '../../words/error-texts.ts'
import { trackName } from '../../licensing/download/saved-name.ts'
import { rememberFileDemand } from '../../licensing/purchase/demands.ts'
import { refusedCodeText } from '../../licensing/purchase/purchase-texts.ts'
import { licenseFailures } from '../../licensing/purchase/words.ts'
import { toFileName } from '../../words/file-name.ts'
import type { StoredFile } from './summed-blob.ts'
import { proofFailures, proofWords } from './words.ts'
import { createZipPart, zipOverhead } from './zip-part.ts'
import type { ZippedFile } from './zip-part.ts'

/** Larger files are hard to send. */
export const maxPartSize = 500_000_000

export interface ZipOptions {
  fetchFile: (
    license: LedgerEntry,
    onProgress: OnProgress
  ) => Promise<StoredFile>
  /** Called with each part when it is complete. */
  onPart: (part: Blob) => void
  /** Files that are done, plus tenths of the current one. */
  onProgress: (done: number) => void
  signal: AbortSignal
  /** Most bytes of a part, unless a single file is larger. */
  maxSize?: number
}

export interface ZippedLicenses {
  zipped: number
  /** Why files are missing, one sentence each. */
  left: string[]
}

/** One file after another; lists those that cannot be downloaded. */
export async function zipLicenses(
  licenses: readonly LedgerEntry[],
  { fetchFile, onPart, onProgress, signal, maxSize = maxPartSize }: ZipOptions
): Promise<ZippedLicenses> {
  const names = new Set<string>()
  const left: string[] = []
  let part = createZipPart()
  let inPart = 0
  let reported = -1
  const report = (done: number) => {
    if (done <= reported) return
    reported = done
    onProgress(done)
  }
  for (const [done, license] of licenses.entries()) {
    signal.throwIfAborted()
    report(done)
    try {
      const stored = await fetchFile(license, (bytes, size) =>
        report(done + Math.floor((10 * bytes) / size) / 10)
      )
      signal.throwIfAborted()
      const name = uniqueName(license, stored.end, names)
      const file: ZippedFile = { ...stored, name, at: license.at }
      const size = part.size() + stored.content.size + zipOverhead(file)
      if (inPart > 0 && size > maxSize) {
        onPart(part.finish())
        part = createZipPart()
        inPart = 0
      }
      part.add(file)
      inPart += 1
    } catch (error) {
      signal.throwIfAborted()
      const id = license.licenseId ?? ''
      left.push(
        proofWords.get().missing({ id, why: whyMissing(license, error) })
      )
    }
  }
  if (inPart > 0) onPart(part.finish())
  return { zipped: licenses.length - left.length, left }
}

/** A code that is demanded has a field from then on. */
function whyMissing(license: LedgerEntry, thrown: unknown): string {
  const error = toErrorData(thrown)
  if (rememberFileDemand(license, error) === 'verification-code')
    return refusedCodeText()
  const isOwn = error.code in proofFailures.get()
  return errorText(error, isOwn ? proofFailures : licenseFailures)
}

/** What a file may end in, whatever the ledger says: no program, no page. */
const ends = /^(jpe?g|png|gif|tiff?|eps|mov|mp4|webm|mp3|wav)$/i

/**
 * Named after the license, so that files sort like the proof; a track has its
 * title, too. Windows and macOS ignore case.
 */
function uniqueName(
  license: LedgerEntry,
  sniffedEnd: string | undefined,
  names: Set<string>
): string {
  const { mediaType, assetId, licenseId, size, format } = license
  const isTrack = mediaType === 'audio'
  const last = isTrack ? trackName(license) : size
  const parts = [mediaType, assetId, licenseId ?? '', last].filter(Boolean)
  const name = toFileName(parts.join('-'))
  const usual = mediaType === 'video' ? 'mov' : 'jpg'
  const end = sniffedEnd ?? (ends.test(format) ? format : usual)
  let unique = `${name}.${end}`
  for (let i = 2; names.has(foldText(unique)); i += 1) {
    unique = `${name}-${i}.${end}`
  }
  names.add(foldText(unique))
  return unique
}
