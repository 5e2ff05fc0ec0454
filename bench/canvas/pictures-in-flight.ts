import { isWire } from '../../contract/wire.ts'
import type { OpenStack } from '../../test/flows/set-up/open-stack.ts'
import type { PanelWindow } from '../../test/flows/set-up/open-panel.ts'

export interface PictureWatch {
  start(): void
  stop(): void
  /** The most licensed files in flight at one time. */
  readonly most: number
}

/**
 * Counts the licensed files that the panel holds: each from its request until
 * the controller has made an image of it.
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
