import { type Packed, pack } from '../../shared/marshal.ts'
import { isHandle, recordOf } from '../../nodes/handles/handle.ts'

/** Figma: of a node in a message only its id arrives. */
export function packMessage(value: unknown, op: string): Packed {
  return pack(value, op, given =>
    isHandle(given) ? { id: recordOf(given).id } : undefined
  )
}
