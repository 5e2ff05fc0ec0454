import { instantiate } from '../model/tree/instance-layers.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import type { Kit } from './landing-components.ts'
import { box, attach, lay, put, rounded, write } from './lay.ts'
import { cropped, filled, solid, veiled } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const destinations = [
  'Lofoten by boat and boot',
  'Four huts in the Dolomites',
  'Walking the levadas',
  'Glacier school',
  'The long ridge',
  'Autumn in the Tatras'
]

function override(instance: NodeRecord, at: number, own: object): void {
  const layer = (instance.children || [])[at]
  if (!layer) throw new Error('The component has fewer layers')
  Object.assign(layer.props, own)
  layer.props.overrides = Object.freeze(Object.keys(own))
}

/** The first screen: a picture behind words, a logo of it, a button. */
export function hero(desk: NodeRecord, kit: Kit, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Hero', box(0, 0, 1440, 760), {
    fills: veiled(tray.next(), '10222b')
  })
  const words = 'Walk further than the road'
  write(frame, words, box(120, 260, 900, 168), {
    size: 72,
    style: 'Bold',
    fills: solid('ffffff'),
    ranges: Object.freeze([
      { start: 0, end: 5, fills: filled(tray.next()) },
      { start: 5, end: words.length }
    ])
  })
  const lead = 'Guided weeks in small groups, from hut to hut.'
  write(frame, lead, box(120, 444, 640, 32), {
    size: 24,
    fills: solid('ffffff')
  })
  const button = instantiate(kit.button)
  attach(put(button, box(120, 512, 184, 56)), frame)
  lay(frame, 'RECTANGLE', 'Warm evening', box(1040, 200, 280, 360), {
    ...rounded(20),
    fills: filled(tray.next(), {
      filters: { temperature: 0.4, exposure: 0.1, highlights: -0.3 }
    })
  })
}

/** Six cards, each an instance with its own picture and name. */
export function trips(desk: NodeRecord, kit: Kit, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Trips', box(0, 760, 1440, 1040), {
    fills: []
  })
  write(frame, 'Trips this season', box(120, 64, 800, 56), {
    size: 40,
    style: 'Bold'
  })
  destinations.forEach((name, i) => {
    const card = instantiate(kit.card)
    const at = box(120 + (i % 3) * 408, 152 + Math.floor(i / 3) * 440, 384, 420)
    attach(put(card, at), frame)
    card.props.name = name
    override(card, 0, { fills: filled(tray.next()) })
    override(card, 1, { characters: name })
    if (i === 5) override(card, 3, { visible: false })
  })
}

/** Twelve crops in a loose grid, some turned or made grey. */
export function crops(desk: NodeRecord, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Gallery', box(0, 1800, 1440, 900), {
    fills: solid('10222b')
  })
  for (let i = 0; i < 12; i += 1) {
    const wide = i % 5 === 0
    const at = box(
      120 + (i % 4) * 304,
      72 + Math.floor(i / 4) * 264,
      wide ? 288 : 240,
      240
    )
    const focus = { zoom: 1 + (i % 4) * 0.35, x: (i % 3) / 2, y: 0.4 }
    const grey = i % 6 === 5 ? { filters: { saturation: -1 } } : {}
    lay(frame, 'RECTANGLE', `Gallery ${i + 1}`, at, {
      ...rounded(i % 2 ? 12 : 0),
      fills: cropped(tray.next(), at, Object.assign(focus, grey))
    })
  }
}
