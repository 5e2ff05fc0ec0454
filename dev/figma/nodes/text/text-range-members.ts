import { checkPaints } from '../checks/check-paint.ts'
import { type Edit, edit, editLater } from '../handles/edit.ts'
import { holds } from '../../rules/rules.ts'
import { members } from '../handles/define-node.ts'
import { editable, live } from '../handles/handle.ts'
import { mixed } from '../../model/record/mixed.ts'
import type { NodeRecord } from '../../model/record/node-record.ts'
import { valueWithin, wholeValue } from '../../model/text/text-ranges.ts'
import type { Format } from '../../model/record/text-format.ts'
import { checkStretch } from './check-stretch.ts'
import { writingDetaches } from '../checks/use-style.ts'
import { writeFormats } from './write-format.ts'

const showsMixed = holds('mixed-fills/text-fills-are-mixed')

function fillsOf(record: NodeRecord): readonly Paint[] | typeof mixed {
  const fills = wholeValue(record, 'fills')
  return fills === mixed && !showsMixed ? record.props.fills : fills
}

/** Fills that come from no style. */
function byHand(fills: readonly Paint[]): Format {
  return writingDetaches ? { fills, fillStyleId: '' } : { fills }
}

function writeFills(op: string, value: unknown): Edit {
  const fills = checkPaints(op, 'fills', value)
  return record => writeFormats(record, byHand(fills))
}

/**
 * Fills that differ along the text. Figma: fills need no font, neither of the
 * whole text nor of a part (api/TextNode, "Loading fonts").
 */
export const textRangeMembers = members({
  get fills() {
    return fillsOf(live(this, 'get_fills'))
  },
  set fills(value: readonly Paint[] | typeof mixed) {
    edit(this, 'set_fills', writeFills('set_fills', value))
  },
  async setFillsAsync(value: readonly Paint[]) {
    const op = 'setFillsAsync'
    await editLater(this, op, writeFills(op, value))
  },
  getRangeFills(start: number, end: number) {
    const op = 'getRangeFills'
    const record = live(this, op)
    const stretch = checkStretch(op, record, start, end)
    const fills = valueWithin(record, 'fills', stretch.start, stretch.end)
    return fills as Paint[] | typeof mixed // frozen, whatever the typings say
  },
  setRangeFills(start: number, end: number, value: readonly Paint[]) {
    const op = 'setRangeFills'
    const fills = checkPaints(op, 'fills', value)
    const record = editable(this, op)
    const stretch = checkStretch(op, record, start, end)
    writeFormats(record, byHand(fills), stretch)
  }
})
