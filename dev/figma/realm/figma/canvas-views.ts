import { canvasView, changeView } from '../../model/edits/canvas-view-store.ts'
import { checkOneOf } from '../../nodes/checks/check.ts'

const slidesViews = ['grid', 'single-slide'] as const
const canvasViews = ['grid', 'single-asset'] as const

/** Members that `figma.viewport` has only in Slides. */
export const slidesViewMembers = {
  get slidesView() {
    return canvasView.view === 'grid' ? 'grid' : 'single-slide'
  },
  set slidesView(value: 'grid' | 'single-slide') {
    const op = 'set_slidesView'
    const view = checkOneOf(op, 'slidesView', value, slidesViews)
    changeView(view === 'grid' ? 'grid' : 'single-asset')
  }
}

/** Members that `figma.viewport` has only in Slides and Buzz. */
export const canvasViewMembers = {
  get canvasView() {
    return canvasView.view
  },
  set canvasView(value: 'grid' | 'single-asset') {
    changeView(checkOneOf('set_canvasView', 'canvasView', value, canvasViews))
  }
}
