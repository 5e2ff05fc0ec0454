import { maxEntrySize } from '../../../contract/document.ts'
import { maxRequestedAssets } from '../../../contract/records.ts'
import type { ApprovalRequest } from '../../../contract/records.ts'
import { cutText } from '../../words/cut-text.ts'
import { plainText } from '../../words/plain-text.ts'

/** Characters that fit into a record beside the assets. */
export const maxNoteLength = 500

interface RequestDraft {
  assetIds: readonly string[]
  note: string
  who: string
  /** ISO time. */
  at: string
}

/**
 * Splits the assets into as many requests as needed; each fits into a record.
 */
export function toRequests(
  { assetIds, note, who, at }: RequestDraft,
  createId: () => string
): ApprovalRequest[] {
  const text = cutText(plainText(note), maxNoteLength)
  const name = cutText(plainText(who), 100)
  const requests: ApprovalRequest[] = []
  let last: ApprovalRequest | undefined
  for (const assetId of new Set(assetIds)) {
    if (!last || !hasRoom(last, assetId)) {
      const id = createId()
      last = { v: 1, id, assetIds: [], note: text, who: name, at }
      requests.push(last)
    }
    last.assetIds.push(assetId)
  }
  return requests
}

/** The longest possible answer must fit too. */
const roomForAnswer = 1400

function hasRoom(request: ApprovalRequest, assetId: string): boolean {
  const { length } = JSON.stringify(request)
  return (
    request.assetIds.length < maxRequestedAssets &&
    length + assetId.length + roomForAnswer < maxEntrySize
  )
}
