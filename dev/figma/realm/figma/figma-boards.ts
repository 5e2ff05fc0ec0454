import { holds } from '../../rules/rules.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { Props } from '../../model/record/node-record.ts'
import type { Session } from '../../model/record/session.ts'
import { tableProps } from '../../model/shapes/table.ts'
import { checkPaints } from '../../nodes/checks/check-paint.ts'
import { checkNumber, checkString } from '../../nodes/checks/check.ts'
import type { Handle } from '../../nodes/handles/handle.ts'
import { create } from './figma-create.ts'
import { askText } from '../../nodes/handles/host-call.ts'

const largestTable = 100

function readCount(op: string, prop: string, value: unknown): number {
  if (value === undefined) return 2
  const count = checkNumber(op, prop, value)
  const fits = Number.isInteger(count) && count >= 1 && count <= largestTable
  if (fits || !holds('tables/rows-and-columns-that-are-there')) return count
  throw new RangeError(
    `in ${op}: Expected "${prop}" to be an integer between 1 and ${largestTable} but got ${count} instead`
  )
}

/** A picture that moves, as large as its file. */
function gifProps(op: string, value: unknown): Partial<Props> {
  const hash = checkString(op, 'hash', value)
  const facts: unknown = JSON.parse(askText('imageFacts', hash))
  const { width, height, format } = isRecord(facts) ? facts : {}
  if (format !== 'gif' && holds('boards/gifs-of-known-gifs')) {
    throw new Error(`in ${op}: There is no GIF with the hash "${hash}"`)
  }
  const paint = { type: 'IMAGE', scaleMode: 'FILL', imageHash: hash }
  return {
    fills: checkPaints(op, 'fills', [paint]),
    width: Number(width) || 100,
    height: Number(height) || 100
  }
}

/** The members of `figma` that make layers of boards. */
export function boardCreators(session: Session) {
  return {
    createSticky: (): Handle => create(session, 'createSticky', 'STICKY'),
    createShapeWithText: (): Handle =>
      create(session, 'createShapeWithText', 'SHAPE_WITH_TEXT'),
    createConnector: (): Handle =>
      create(session, 'createConnector', 'CONNECTOR'),
    createTable(numRows?: unknown, numColumns?: unknown): Handle {
      const op = 'createTable'
      const rows = readCount(op, 'numRows', numRows)
      const columns = readCount(op, 'numColumns', numColumns)
      return create(session, op, 'TABLE', tableProps(rows, columns))
    },
    createGif: (hash: unknown): Handle =>
      create(session, 'createGif', 'MEDIA', gifProps('createGif', hash))
  }
}
