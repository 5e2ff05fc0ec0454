import { holds } from '../../rules/rules.ts'
import { findNode } from '../../model/record/document-store.ts'
import type { Session } from '../../model/record/session.ts'
import { thumbnail } from '../../model/record/thumbnail-store.ts'
import { checkBytes, checkString, wrongType } from '../../nodes/checks/check.ts'
import {
  type Handle,
  assertWritable,
  handleOf,
  isHandle,
  live,
  refuseDynamic
} from '../../nodes/handles/handle.ts'
import {
  askText,
  later,
  request,
  callHost
} from '../../nodes/handles/host-call.ts'

const thumbnailTypes = ['FRAME', 'COMPONENT', 'COMPONENT_SET', 'SECTION']

function thumbnailNode(session: Session): Handle | null {
  const record = thumbnail.id === null ? null : findNode(thumbnail.id)
  return record && handleOf(session, record)
}

function readThumbnail(op: string, node: unknown): string | null {
  if (node === null) return null
  if (!isHandle(node)) throw wrongType(op, 'node', 'node', node)
  const { type, id } = live(node, op)
  const fits = thumbnailTypes.includes(type)
  if (fits || !holds('files/thumbnail-is-a-frame')) return id
  throw new Error(
    `in ${op}: A ${type} cannot be the thumbnail; ` +
      `it must be one of ${thumbnailTypes.join(', ')}`
  )
}

/** Each environment words this failure in its own way. */
function decoded(text: string): Uint8Array {
  try {
    return new Uint8Array(callHost('base64Decode', text) as ArrayBuffer) // bytes
  } catch {
    throw new Error('in base64Decode: The text is not in base64')
  }
}

/** The members of `figma` that concern the file as a whole, and its bytes. */
export function files(session: Session) {
  return {
    async getFileThumbnailNodeAsync() {
      await later()
      return thumbnailNode(session)
    },
    getFileThumbnailNode() {
      const op = 'getFileThumbnailNode'
      refuseDynamic(session, op, 'figma.getFileThumbnailNodeAsync')
      return thumbnailNode(session)
    },
    async setFileThumbnailNodeAsync(node: unknown) {
      const op = 'setFileThumbnailNodeAsync'
      assertWritable(session, op)
      const id = readThumbnail(op, node)
      await later()
      thumbnail.id = id
    },
    async saveVersionHistoryAsync(title: unknown, description?: unknown) {
      const op = 'saveVersionHistoryAsync'
      const text = checkString(op, 'title', title)
      if (text === '' && holds('files/version-needs-a-title')) {
        throw new Error(`in ${op}: The title must be a non-empty string`)
      }
      if (description !== undefined) {
        checkString(op, 'description', description)
      }
      return (await request('saveVersion', text)) as VersionHistoryResult // ours
    },
    base64Encode: (data: unknown) =>
      askText('base64Encode', checkBytes('base64Encode', 'data', data)),
    base64Decode(data: unknown) {
      return decoded(checkString('base64Decode', 'data', data))
    }
  }
}
