import type { RunItem } from '../licensing/run-item.ts'
import { wordsFor } from '../words.ts'
import { licenseFailures } from '../words/license-failures.ts'
import { outcomeWords } from '../words/outcomes.ts'
import { runWords } from '../words/run.ts'

/** How it stands with one asset, in a sentence. */
export function outcomeText(item: RunItem): string {
  return `${standing(item)} ${item.loss}`.trimEnd()
}

function standing(item: RunItem): string {
  const { step, uses, text, error } = item
  if (step === 'done' && uses > 0) {
    return `${runWords.get().showsFile(uses)} ${text}`.trimEnd()
  }
  if (text !== '') return text
  return error ? wordsFor(error, licenseFailures) : outcomeWords.get()[step]
}
