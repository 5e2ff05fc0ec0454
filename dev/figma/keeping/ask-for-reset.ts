import { resetDocument } from './document-file.ts'
import { showHostNotice } from '../controls/notices.ts'
import { showError } from '../controls/show-error.ts'

/** Offers to forget what is kept of the document. */
export function askForReset(documentKey: string, text: string): void {
  showHostNotice(text, true, {
    text: 'Reset',
    action: () => void resetDocument(documentKey).catch(showError)
  })
}
