/** Strokes on a 16-pixel square, drawn for this panel. */
export const iconShapes = {
  filters: 'M2.5 5h5m4 0h2M9.5 3v4M2.5 11h2m4 0h5M6.5 9v4',
  search: 'M11.5 11.5 14 14M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z',
  find: 'M2.5 8.5v-6h8v3M2.5 8.5 5 6l2 2m5 4 2 2M9.5 12.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  close: 'm4 4 8 8M12 4l-8 8',
  minimise: 'M3.5 12.5h9',
  restore: 'M3.5 3.5h9v9h-9zm0 2.5h9',
  back: 'M10 3 5 8l5 5',
  forward: 'm6 3 5 5-5 5',
  open: 'm6 3 5 5-5 5',
  more: 'M4 8a.4.4 0 1 1-.8 0 .4.4 0 0 1 .8 0Zm4.4 0a.4.4 0 1 1-.8 0 .4.4 0 0 1 .8 0Zm4.4 0a.4.4 0 1 1-.8 0 .4.4 0 0 1 .8 0Z',
  place: 'M8 3.5v9M3.5 8h9',
  fill: 'M2.5 3.5h11v9h-11zm0 7 3-3 2.5 2.5 2-2 3.5 3.5',
  license:
    'M8 9.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-2 0v4.5l2-1.2 2 1.2V9.5',
  check: 'm3.5 8.5 3 3 6-7',
  info: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Zm0-6.5V11m0-6.2v.4',
  warning: 'M8 2.5 14 13H2L8 2.5Zm0 4v3m0 1.6v.4',
  file: 'M4 2.5h5l3 3v8H4zM9 2.5v3h3',
  layer: 'M8 2.5 14 6 8 9.5 2 6zM2.5 9.5 8 12.8l5.5-3.3',
  refresh: 'M13 8a5 5 0 1 1-1.6-3.7M13 2.5v2.7h-2.7',
  link: 'M6.5 9.5l3-3M7 4.8l1.3-1.3a3 3 0 0 1 4.2 4.2L11.2 9M9 11.2l-1.3 1.3a3 3 0 0 1-4.2-4.2L4.8 7',
  clock: 'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12Zm0-9.5V8l2.3 1.5',
  shuffle: 'M2.5 4.5h2.2l6 7h2.8M2.5 11.5h2.2l6-7h2.8m-2-2 2 2-2 2m0 3 2 2-2 2',
  undo: 'M6 3 3 6l3 3M3 6h6a3.5 3.5 0 0 1 0 7H6',
  collection: 'M2.5 4.5h4l1.5 2h5.5v6.5h-11zM4.5 2.5h4',
  save: 'M4 2.5h8v11L8 10.5l-4 3z',
  rename: 'm3 10.5-.5 3 3-.5 7.5-7.5-2.5-2.5zM9 4.5 11.5 7',
  delete: 'M3 4.5h10M6 4.5v-2h4v2m-5.5 0 .5 9h6l.5-9M7 7v4m2-4v4',
  person:
    'M8 8a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 8 8Zm-5 5.5c.4-2.4 2.3-3.5 5-3.5s4.6 1.1 5 3.5',
  play: 'M5 3.5v9L12 8z',
  pause: 'M5.5 3.5v9m5-9v9',
  previous: 'M12 3.5v9L5.5 8zM3.5 3.5v9',
  next: 'M4 3.5v9L10.5 8zm8.5 0v9',
  volume:
    'M2.5 6.5h2l3-2.5v8l-3-2.5h-2zM10 6.2a2.6 2.6 0 0 1 0 3.6m1.7-5.5a5.2 5.2 0 0 1 0 7.4',
  muted: 'M2.5 6.5h2l3-2.5v8l-3-2.5h-2zm7.5 0 3 3m0-3-3 3',
  star: 'm8 2 1.8 3.8 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2 .8-4.2L2 6.3l4.2-.5z',
  pin: 'M5.5 2.5h5m-4 0v4L4 9.5h8l-2.5-3v-4M8 9.5v4.5'
} as const

export type IconName = keyof typeof iconShapes
