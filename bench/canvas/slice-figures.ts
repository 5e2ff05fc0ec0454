import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { worst } from '../ratio.ts'

/** A turn shorter than that only takes in a message, and is no slice. */
const shortest = 1

/** How long the controller kept others waiting, in milliseconds. */
export function sliceFigures(
  what: string,
  turns: number[],
  longestGap: number
): Figure[] {
  const slices = turns.filter(time => time >= shortest)
  const longest = round(Math.max(...slices))
  const note =
    `of ${slices.length} slices the longest ${longest} ms; ` +
    `longest gap of the main thread ${round(longestGap)} ms`
  return [
    atMost(`slices while ${what}, 99th of 100`, worst(slices), 12, 'ms', note)
  ]
}
