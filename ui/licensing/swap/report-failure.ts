import { isSavedAsFile } from '../../../contract/api/media-type.ts'
import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { errorText } from '../../words/error-texts.ts'
import { epsWords, swapFailures, swapWords } from './words.ts'
import { rememberFileDemand } from '../purchase/demands.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import { lossOf } from '../purchase/run-item.ts'
import type { RunItem, RunStep } from '../purchase/run-item.ts'
import { updateItem } from '../purchase/licensing.ts'

/** Reports a license whose file could not be put on the canvas. */
export function reportFailure(
  file: LicensedFile,
  error: ErrorData,
  fullSize?: string
): void {
  const isDemand = rememberFileDemand(file, error) !== undefined
  const isVector = file.format === 'eps' || fullSize === 'vector'
  const isUnseen = isVector || isSavedAsFile(file.mediaType)
  const isOffered = isUnseen || unplaceable.includes(error.code)
  const larger = isVector ? fullSize : undefined
  const { reduced } = lossOf(file, { isReduced: isOffered }, larger)
  updateItem(file, { ...notPlaced(error), reduced })
  if (isVector && !isDemand) reportNoJpeg(file, error)
}

/** A new license has the URL of its EPS alone; the JPEG needs its number. */
function reportNoJpeg(
  { licenseId, ...asset }: LicensedFile,
  { code }: ErrorData
): void {
  const { waiting, alone } = epsWords.get()
  if (code === 'bad-request') updateItem(asset, { text: alone })
  if (code === 'license-not-downloadable' && licenseId === null) {
    updateItem(asset, { text: waiting })
  }
}

/** Figma does not take the file, so it is offered as a download. */
const unplaceable: readonly ErrorCode[] = [
  'image-unreadable',
  'video-unreadable',
  'video-too-large',
  'video-not-allowed'
]

const licensedSteps: readonly RunStep[] = [
  'licensed',
  'fetching',
  'fetched',
  'swapping'
]

/** The step of an asset after its run failed at this step. */
export function afterFailure(
  step: RunStep,
  error: ErrorData
): Partial<RunItem> {
  if (licensedSteps.includes(step)) return notPlaced(error)
  return { step: step === 'waiting' ? 'stopped' : 'doubtful', error }
}

function notPlaced(error: ErrorData) {
  const text = `${swapWords.get().notSwappedYet} ${errorText(error, swapFailures)}`
  return { step: 'not-placed', error, text } as const
}
