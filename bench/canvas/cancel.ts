import type { SavedHost } from '../../dev/figma/shared/host.ts'
import type { Wire } from '../../contract/wire.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { openMeasured } from './open-measured.ts'
import type { Measured } from './open-measured.ts'

const bar = 50

/** Milliseconds into the search, which takes some hundred. */
const moments = Array.from({ length: 12 }, (_, i) => 10 + i * 20)

/** From the cancel to the controller's own end of the search. */
export async function benchCancel(saved: SavedHost): Promise<Figure> {
  const measured = await openMeasured(saved)
  try {
    const times: number[] = []
    for (const moment of moments) {
      const time = await timeCancel(measured, moment)
      if (time !== null) times.push(time)
    }
    if (times.length === 0) throw new Error('No search was cancelled.')
    const note = `the longest of ${times.length} searches`
    return atMost('cancel a search', Math.max(...times), bar, 'ms', note)
  } finally {
    measured.host.kill()
  }
}

/** Null when the search was over before. */
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
  const searched = peer.call('findComps', { scope: 'all' }, { signal })
  searched.catch(() => {}) // its end is heard above
  await new Promise(resolve => setTimeout(resolve, moment))
  const cancelledAt = performance.now()
  cancelling.abort()
  return (await ended) ? performance.now() - cancelledAt : null
}
