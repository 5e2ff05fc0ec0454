import type { FileRecords } from '../../ui/file/check/file-records.ts'
import type { Sent } from './quiet-platform.ts'

/** A file without records. */
export const noRecords: FileRecords = {
  requests: new Map(),
  asides: new Map(),
  answers: new Map(),
  marks: new Map(),
  unread: 0
}

/** Records that were saved to the file; null for deleted ones. */
export function savedIn(
  sent: readonly Sent[]
): { key: string; value: unknown }[] {
  return sent
    .filter(({ method }) => method === 'saveRecords')
    .flatMap(({ input }) => {
      const { records } = input as { records: { key: string; text: string }[] } // see the protocol
      return records.map(({ key, text }) => ({
        key,
        value: text ? (JSON.parse(text) as unknown) : null
      }))
    })
}
