import type { SavedHost } from '../../dev/figma/shared/host.ts'
import type { Wire } from '../../contract/wire.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { askPlugin } from './ask-plugin.ts'
import { openMeasured } from './open-measured.ts'
import type { Measured } from './open-measured.ts'

const bar = 2

/** Milliseconds after the start of a search, which takes a few hundred. */
const moments = Array.from({ length: 12 }, (_, i) => 10 + i * 20)

/** Time from a cancel until the controller stops, against a bare loop. */
export async function benchCancel(saved: SavedHost): Promise<Figure> {
  const measured = await openMeasured(saved)
  try {
    return await measureRatio({
      name: `cancel a search, longest of ${moments.length}, against a bare loop`,
      bar,
      pairs: 5,
      warmUps: 1,
      subject: () => measureLongest(moment => timeCancel(measured, moment)),
      reference: () => measureLongest(moment => timeStop(measured, moment))
    })
  } finally {
    measured.host.kill()
  }
}

async function measureLongest(
  time: (moment: number) => Promise<number | null>
): Promise<number> {
  const times: number[] = []
  for (const moment of moments) {
    const one = await time(moment)
    if (one !== null) times.push(one)
  }
  if (times.length === 0) throw new Error('Nothing was cancelled.')
  return Math.max(...times)
}

/** Time from the message until the bare loop stops. */
async function timeStop(
  { headless }: Measured,
  moment: number
): Promise<number> {
  const ended = askPlugin(headless, 'slices', 'sliced')
  await new Promise(resolve => setTimeout(resolve, moment))
  return timeOf(() => {
    headless.postFromPanel('stop')
    return ended
  })
}

/** Null when the search ended before the cancel. */
async function timeCancel(
  { peer, headless }: Measured,
  moment: number
): Promise<number | null> {
  const cancelling = new AbortController()
  const ended = new Promise<boolean>(resolve => {
    const stop = headless.onPanelMessage(message => {
      const { kind } = message as Wire // the controller sends nothing else
      if (kind !== 'result' && kind !== 'failure') return
      stop()
      resolve(kind === 'failure')
    })
  })
  const { signal } = cancelling
  const searched = peer.call.findComps({ scope: 'all' }, { signal })
  searched.catch(() => {}) // its failure is read above
  await new Promise(resolve => setTimeout(resolve, moment))
  const cancelledAt = performance.now()
  cancelling.abort()
  return (await ended) ? performance.now() - cancelledAt : null
}
