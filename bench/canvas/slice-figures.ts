import { atMost, round } from '../figure.ts'
import type { Figure } from '../figure.ts'
import { worst } from '../ratio.ts'

/** How long the controller kept others waiting, in milliseconds. */
export function sliceFigures(
  what: string,
  slices: number[],
  longestGap: number
): Figure[] {
  const longest = round(Math.max(...slices))
  const note =
    `of ${slices.length} slices the longest ${longest} ms; ` +
    `longest gap of the main thread ${round(longestGap)} ms`
  return [
    atMost(`slices while ${what}, 99th of 100`, worst(slices), 12, 'ms', note)
  ]
}
