import { assetOfKey } from '../../../contract/asset-key.ts'
import { maxEntrySize } from '../../../contract/document.ts'
import { maxRequestedAssets } from '../../../contract/records.ts'
import type { ApprovalRequest } from '../../../contract/records.ts'
import { groupBy } from '../../platform/group-by.ts'
import { cutText } from '../../words/cut-text.ts'
import { plainText } from '../../words/plain-text.ts'

/** Characters that fit into a record beside the assets. */
export const maxNoteLength = 500

interface RequestDraft {
  /** Of the assets. */
  keys: readonly string[]
  note: string
  who: string
  /** ISO time. */
  at: string
}

/**
 * Splits the assets into as many requests as needed. Each fits into a record
 * and has one medium: a version that knew only images would answer a mixed one
 * as soon as its images are licensed.
 */
export function toRequests(
  draft: RequestDraft,
  createId: () => string
): ApprovalRequest[] {
  const byMedium = groupBy(
    [...new Set(draft.keys)],
    key => assetOfKey(key).mediaType
  )
  return [...byMedium.values()].flatMap(keys =>
    split({ ...draft, keys }, createId)
  )
}

function split(
  { keys, note, who, at }: RequestDraft,
  createId: () => string
): ApprovalRequest[] {
  const text = cutText(plainText(note), maxNoteLength)
  const name = cutText(plainText(who), 100)
  const requests: ApprovalRequest[] = []
  let last: ApprovalRequest | undefined
  for (const key of keys) {
    if (!last || !hasRoom(last, key)) {
      const id = createId()
      last = { v: 1, id, assetIds: [], note: text, who: name, at }
      requests.push(last)
    }
    last.assetIds.push(key)
  }
  return requests
}

/** The longest possible answer must fit too. */
const roomForAnswer = 1400

function hasRoom(request: ApprovalRequest, key: string): boolean {
  const { length } = JSON.stringify(request)
  return (
    request.assetIds.length < maxRequestedAssets &&
    length + key.length + roomForAnswer < maxEntrySize
  )
}
