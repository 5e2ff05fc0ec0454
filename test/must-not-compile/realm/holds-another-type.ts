import { members } from '../../../dev/figma/nodes/handles/define-node.ts'
import type {
  Faults,
  MembersOf
} from '../../../dev/figma/nodes/handles/typings-match.ts'

const own = members({
  get cornerRadius() {
    return 'round'
  },
  set cornerRadius(_value: string) {}
})

type Found = Faults<'RECTANGLE', MembersOf<[typeof own]>, RectangleNode>

export const none = (found: Found): never => found // error TS2322
