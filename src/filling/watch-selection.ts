import { after } from '../platform/throttle.ts'
import { emit } from '../platform/emit.ts'
import { describeSelection } from './describe-selection.ts'

/** Milliseconds between looks while somebody changes layers. */
const pause = 200

/**
 * Tells of the newest selection, once for changes that come together, and
 * again when what it says of the layers has changed.
 */
export function watchSelection(): void {
  let told = ''
  let page = figma.currentPage
  const look = after(0, tellNews)
  const lookLater = after(pause, tellNews)

  function tellNews(): void {
    const selection = describeSelection()
    const text = JSON.stringify(selection)
    if (text !== told) emit('selectionChanged', selection)
    told = text
  }

  figma.on('selectionchange', look)
  figma.on('currentpagechange', () => {
    page.off('nodechange', lookLater)
    page = figma.currentPage
    page.on('nodechange', lookLater)
    look()
  })
  page.on('nodechange', lookLater)
}
