import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { makeCompDocument } from './comp-document.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { benchCancel } from './cancel.ts'
import { openMeasured } from './open-measured.ts'
import type { Measured } from './open-measured.ts'
import { noTurns, sliceFigure, takeTurns } from './slice-figures.ts'
import type { Turns } from './slice-figures.ts'

const inventedIds = Array.from({ length: 100 }, (_, i) => `${100000000 + i}`)
const bar = 1.5

interface Heard {
  turns: Turns
  /** The fewest that one search found. */
  uses: number
}

/** All comps of the large document, against a bare search through it. */
export async function benchFind(): Promise<Figure[]> {
  const saved = await makeCompDocument(inventedIds)
  const heard: Heard = { turns: noTurns(), uses: Infinity }
  return [
    await againstBare(saved, heard),
    await firstAgainstBare(saved, heard),
    atMost('comps that were not found', 1000 - heard.uses, 0, ''),
    await benchCancel(saved),
    sliceFigure('finding', heard.turns)
  ]
}

/** Every page anew, in a host that has read them before. */
async function againstBare(saved: SavedHost, heard: Heard): Promise<Figure> {
  const measured = await openMeasured(saved)
  try {
    return await measureRatio({
      name: '100,000 layers: all comps found, against a bare search',
      bar,
      subject: () => timeFind(measured, heard),
      reference: () => timeOf(() => measured.searchBare())
    })
  } finally {
    measured.host.kill()
  }
}

/** As a person meets it: the first of both in a host of its own. */
async function firstAgainstBare(
  saved: SavedHost,
  heard: Heard
): Promise<Figure> {
  async function inFresh(time: (measured: Measured) => Promise<number>) {
    const measured = await openMeasured(saved)
    try {
      return await time(measured)
    } finally {
      measured.host.kill()
    }
  }
  return measureRatio({
    name: 'the same, both for the first time',
    bar,
    pairs: 5,
    subject: () => inFresh(measured => timeFind(measured, heard)),
    reference: () => inFresh(measured => timeOf(() => measured.searchBare()))
  })
}

async function timeFind(
  { peer, headless, slices }: Measured,
  heard: Heard
): Promise<number> {
  slices.start()
  let uses = 0
  const time = await timeOf(async () => {
    const found = await peer.call.findComps({ scope: 'all' })
    uses = found.uses.length
  })
  await takeTurns(heard.turns, slices, headless)
  heard.uses = Math.min(heard.uses, uses)
  return time
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}
