import type { RunItem } from '../purchase/run-item.ts'
import { errorText } from '../../words/error-texts.ts'
import { licenseFailures } from '../purchase/words.ts'
import { outcomeWords } from '../words.ts'
import { runWords } from '../words.ts'

/** The state of one asset, in a sentence. */
export function outcomeText(item: RunItem): string {
  return `${standing(item)} ${item.loss}`.trimEnd()
}

function standing(item: RunItem): string {
  const { step, uses, text, error } = item
  if (step === 'done' && uses > 0) {
    return `${runWords.get().showsFile(uses)} ${text}`.trimEnd()
  }
  if (text !== '') return text
  return error ? errorText(error, licenseFailures) : outcomeWords.get()[step]
}
