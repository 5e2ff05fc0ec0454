/** What FigJam, Slides and Buzz have of their own. */
export const boardRules = [
  'boards/cells-that-are-gone-throw',
  'boards/connectors-end-at-layers',
  'boards/gifs-of-known-gifs',
  'boards/media-data-stays',
  'boards/rows-and-columns-that-are-there'
] as const
