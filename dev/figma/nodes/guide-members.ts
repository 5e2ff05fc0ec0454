import {
  checkArray,
  checkKeys,
  checkNumber,
  checkObject,
  checkOneOf
} from './checks/check.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import { editable, live } from './handles/handle.ts'
import { setProp } from '../model/edits/history.ts'

const axes = ['X', 'Y'] as const

function checkGuides(op: string, value: unknown): readonly Guide[] {
  if (!holds('effects/checked-guides')) return value as readonly Guide[] // left out
  const guides = checkArray(op, 'guides', value).map((item, i) => {
    const at = `guides[${i}]`
    const guide = checkObject(op, at, item)
    checkKeys(op, at, guide, ['axis', 'offset'])
    return {
      axis: checkOneOf(op, `${at}.axis`, guide['axis'], axes),
      offset: checkNumber(op, `${at}.offset`, guide['offset'])
    }
  })
  return freezeDeep(guides)
}

/** Guides of pages and frames. */
export const guideMembers = members({
  get guides() {
    return fresh(live(this, 'get_guides').props.guides)
  },
  set guides(value: readonly Guide[]) {
    const guides = checkGuides('set_guides', value)
    setProp(editable(this, 'set_guides'), 'guides', guides)
  }
})
