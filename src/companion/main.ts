import type { CompanionEvents } from '../../contract/companion.ts'
import { ClearedError } from '../../contract/errors.ts'
import type { Wire } from '../../contract/wire.ts'
import { createSlices } from '../platform/slices.ts'
import { inspectSelection } from './inspect-selection.ts'

/** The read-only plugin for Dev Mode: no changes, no network. */
function main(): void {
  figma.showUI(__html__, { width: 320, height: 420, themeColors: true })
  let isScheduled = false
  let newest = 0
  let isInspecting = false
  let isChanged = false
  let page = figma.currentPage

  async function inspect(): Promise<void> {
    isScheduled = false
    newest += 1
    const own = newest
    const throwIfCancelled = () => {
      if (own !== newest)
        throw new ClearedError('cancelled', 'The selection changed.')
    }
    isInspecting = true
    isChanged = false
    try {
      const slices = createSlices({ throwIfCancelled })
      const inspected = await inspectSelection(slices)
      throwIfCancelled()
      send('inspected', inspected)
    } catch (error) {
      if (own === newest) throw error
    } finally {
      if (own === newest) isInspecting = false
    }
    if (own === newest && isChanged) schedule()
  }
  /** Batches events of the same turn. */
  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    setTimeout(() => void inspect(), 0)
  }
  /** Waits for a running inspection: restarted, it might never finish. */
  function onChange(): void {
    isChanged = true
    if (!isInspecting) schedule()
  }
  function watchPage(): void {
    page.off('nodechange', onChange)
    page = figma.currentPage
    page.on('nodechange', onChange)
    schedule()
  }

  figma.on('selectionchange', schedule)
  figma.on('currentpagechange', watchPage)
  page.on('nodechange', onChange)
  // the panel's only message says that it is ready; earlier events were lost
  figma.ui.onmessage = schedule
}

function send<Name extends keyof CompanionEvents>(
  name: Name,
  data: CompanionEvents[Name]
): void {
  const message: Wire = { cleared: 1, kind: 'event', name, data }
  figma.ui.postMessage(message)
}

main()
