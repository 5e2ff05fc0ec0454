/** The language levels that a plugin can be held to. */
export const levels = ['2017', '2020', 'latest'] as const

export type Level = (typeof levels)[number]

// Figma: its pages promise ES2020 "and later", naming nothing newer than 2024.
const newestYear = 2024

/** The edition of ECMAScript that a level ends with. */
export function editionOf(level: Level): number {
  return level === 'latest' ? newestYear : Number(level)
}
