import { resetDocument } from './document-file.ts'
import { showHostNotice } from '../controls/notices.ts'
import { tell } from '../controls/tell.ts'

/** Offers to forget what is kept of the document. */
export function askForReset(documentKey: string, text: string): void {
  showHostNotice(text, true, {
    text: 'Reset',
    action: () => void resetDocument(documentKey).catch(tell)
  })
}
