import { rowOf } from '../../../ui/file/check/candidates.ts'
import type { OpenFile } from '../set-up/open-stack.ts'

/** Waits until all pictures are compared with the library's. */
export function waitForCandidates({ panel }: OpenFile): Promise<void> {
  return new Promise(resolve => {
    panel.$candidates.subscribe(all => {
      all.forEach(one => panel.setCandidateVisible(rowOf(one), true))
      const isOver = all.every(({ match }) => match.kind !== 'comparing')
      if (all.length > 0 && isOver) resolve()
    })
  })
}
