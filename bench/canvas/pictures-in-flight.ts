import { isWire } from '../../contract/wire.ts'
import type { OpenStack } from '../../test/flows/open-stack.ts'
import type { PanelWindow } from '../../test/flows/open-panel.ts'

export interface PictureWatch {
  start(): void
  stop(): void
  /** Licensed files on their way at one time, at most. */
  readonly most: number
}

/**
 * Counts licensed files from the request on until the controller has made an
 * image of them: so many the panel's frame holds.
 */
export function watchPictures(
  { network }: OpenStack,
  window: PanelWindow
): PictureWatch {
  let isOn = false
  let inFlight = 0
  let most = 0

  network.breakAll((line, go) => {
    if (isOn && /^GET .*\/licensed\//.test(line)) {
      inFlight += 1
      most = Math.max(most, inFlight)
    }
    return go()
  })
  window.onMessage(message => {
    if (!isWire(message) || message.kind !== 'result') return
    if (message.output && 'imageHash' in message.output) inFlight -= 1
  })
  return {
    start() {
      isOn = true
      inFlight = 0
    },
    stop() {
      isOn = false
    },
    get most() {
      return most
    }
  }
}
