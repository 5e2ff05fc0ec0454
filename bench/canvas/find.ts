import type { SavedHost } from '../../dev/figma/shared/host.ts'
import { makeCompDocument } from './comp-document.ts'
import { atMost } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { measureRatio } from '../ratio.ts'
import { timeOf } from '../time-of.ts'
import { benchCancel } from './cancel.ts'
import { openMeasured } from './open-measured.ts'
import type { Measured } from './open-measured.ts'
import { noTurns, sliceFigure, takeTurns } from './slice-figures.ts'
import type { Turns } from './slice-figures.ts'

const inventedIds = Array.from({ length: 100 }, (_, i) => `${100000000 + i}`)
const bar = 1.5

interface Seen {
  turns: Turns
  /** The smallest number that a search found. */
  uses: number
}

/** All comps of the large document, against a bare search through it. */
export async function benchFind(): Promise<Figure[]> {
  const saved = await makeCompDocument(inventedIds)
  const seen: Seen = { turns: noTurns(), uses: Infinity }
  return [
    await againstBare(saved, seen),
    await firstAgainstBare(saved, seen),
    atMost('comps that were not found', 1000 - seen.uses, 0, ''),
    await benchCancel(saved),
    sliceFigure('finding', seen.turns)
  ]
}

/** Searches in a host that has read every page before. */
async function againstBare(saved: SavedHost, seen: Seen): Promise<Figure> {
  const measured = await openMeasured(saved)
  try {
    return await measureRatio({
      name: '100,000 layers: all comps found, against a bare search',
      bar,
      subject: () => timeFind(measured, seen),
      reference: () => timeOf(() => measured.searchBare())
    })
  } finally {
    measured.host.kill()
  }
}

/** The first search in a host, as a person meets it, each in a new host. */
async function firstAgainstBare(saved: SavedHost, seen: Seen): Promise<Figure> {
  async function withNewHost(time: (measured: Measured) => Promise<number>) {
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
    subject: () => withNewHost(measured => timeFind(measured, seen)),
    reference: () =>
      withNewHost(measured => timeOf(() => measured.searchBare()))
  })
}

async function timeFind(
  { peer, headless, slices }: Measured,
  seen: Seen
): Promise<number> {
  slices.start()
  let uses = 0
  const time = await timeOf(async () => {
    const found = await peer.call.findComps({ scope: 'all' })
    uses = found.uses.length
  })
  await takeTurns(seen.turns, slices, headless)
  seen.uses = Math.min(seen.uses, uses)
  return time
}
