import { members } from './handles/define-node.ts'
import { live } from './handles/handle.ts'

const none: readonly Annotation[] = Object.freeze([])
const noStatus: DevStatus = null

/** No annotations can be made here, so there are none. */
export const annotationMembers = members({
  get annotations() {
    live(this, 'get_annotations')
    return none
  },
  set annotations(_annotations: readonly Annotation[]) {
    throw new Error('not emulated: node.annotations')
  }
})

/** Marking as ready for development is not emulated. */
export const devStatusMembers = members({
  get devStatus() {
    live(this, 'get_devStatus')
    return noStatus
  },
  set devStatus(_status: DevStatus) {
    throw new Error('not emulated: node.devStatus')
  }
})
