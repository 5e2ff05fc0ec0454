import type { Headless } from '../../dev/figma/headless.ts'
import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { percentile99 } from '../ratio.ts'
import { askPlugin } from './ask-plugin.ts'
import type { SliceWatch } from './slice-watch.ts'

/** Milliseconds; a shorter turn only receives a message and is no slice. */
const minSlice = 1

/** 12 ms on an idle machine. */
const bar = 1.5

/** How long the controller kept others waiting, in milliseconds. */
export interface Turns {
  own: number[]
  /** Turns of a bare loop in the same sandbox. */
  bare: number[]
  longestGap: number
}

export function noTurns(): Turns {
  return { own: [], bare: [], longestGap: 0 }
}

/** Adds the turns since the watch started, and as many of a bare loop. */
export async function takeTurns(
  turns: Turns,
  slices: SliceWatch,
  headless: Headless
): Promise<void> {
  const own = slices.stop()
  turns.own.push(...own.slices)
  turns.longestGap = Math.max(turns.longestGap, own.longestGap)
  slices.start()
  await askPlugin(headless, 'slices', 'sliced')
  turns.bare.push(...slices.stop().slices)
}

export function sliceFigure(what: string, turns: Turns): Figure {
  const own = turns.own.filter(time => time >= minSlice)
  const bare = turns.bare.filter(time => time >= minSlice)
  const note =
    `${round(percentile99(own))} against ${round(percentile99(bare))} ms; ` +
    `of ${own.length} slices the longest ${round(Math.max(...own))} ms; ` +
    `longest gap of the main thread ${round(turns.longestGap)} ms`
  const name = `slices while ${what}, 99th of 100, against a bare loop`
  return atMost(name, percentile99(own) / percentile99(bare), bar, '×', note)
}
