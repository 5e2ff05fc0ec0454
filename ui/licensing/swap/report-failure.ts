import type { ErrorCode, ErrorData } from '../../../contract/errors.ts'
import { errorText } from '../../words/error-texts.ts'
import { swapFailures, swapWords } from './words.ts'
import { rememberFileDemand } from '../purchase/demands.ts'
import type { LicensedFile } from '../purchase/licensed-file.ts'
import type { RunItem, RunStep } from '../purchase/run-item.ts'
import { updateItem } from '../purchase/licensing.ts'

/** Reports a license whose file could not be put on the canvas. */
export function reportFailure(file: LicensedFile, error: ErrorData): void {
  rememberFileDemand(error)
  const reduced = unplaceable.includes(error.code) ? file : null
  updateItem(file, { ...notPlaced(error), reduced })
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
