import { forgetPlaced } from '../placing/just-placed.ts'
import { throttle } from '../platform/throttle.ts'
import { emit } from '../platform/emit.ts'
import { describeSelection } from './describe-selection.ts'

/** Milliseconds between reports while somebody changes layers. */
const pause = 200

/**
 * Reports the selection when it changes, and again when its description
 * changes. Changes of one turn are reported once.
 */
export function watchSelection(): void {
  let sent = ''
  let page = figma.currentPage
  const report = throttle(0, sendIfChanged)
  const reportLater = throttle(pause, sendIfChanged)

  function sendIfChanged(): void {
    forgetPlaced()
    const selection = describeSelection()
    const text = JSON.stringify(selection)
    if (text !== sent) emit('selectionChanged', selection)
    sent = text
  }

  figma.on('selectionchange', report)
  figma.on('currentpagechange', () => {
    page.off('nodechange', reportLater)
    page = figma.currentPage
    page.on('nodechange', reportLater)
    report()
  })
  page.on('nodechange', reportLater)
}
