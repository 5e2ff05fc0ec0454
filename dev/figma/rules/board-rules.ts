/** Rules of FigJam, Slides and Buzz. */
export const boardRules = [
  'boards/connectors-end-at-layers',
  'boards/gifs-of-known-gifs',
  'boards/media-data-stays',
  'buzz/media-leaves-other-paints',
  'canvas-grid/decks-hold-slides',
  'canvas-grid/focus-where-there-is-one',
  'canvas-grid/follows-what-it-holds',
  'canvas-grid/keeps-all-that-it-holds',
  'canvas-grid/new-layers-go-into-the-focused',
  'canvas-grid/no-focus-in-the-grid',
  'canvas-grid/only-what-is-in-it-is-focused',
  'canvas-grid/rows-and-columns-in-reach',
  'canvas-grid/rows-stay-in-the-grid',
  'canvas-grid/slides-lie-in-rows',
  'canvas-grid/the-grid-holds-rows',
  'canvas-grid/there-is-one-grid',
  'canvas-grid/views-change-where-there-are-some',
  'tables/removed-cells-throw',
  'tables/rows-and-columns-that-are-there',
  'user-grid/one-page'
] as const
