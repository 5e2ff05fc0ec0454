import type { NodeRecord } from '../model/record/node-record.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import type { Kit } from './landing-components.ts'
import { box, lay, rounded, write } from './lay.ts'
import { styledBy } from './sample-style.ts'
import { cropped, filled, fitted, solid, tiled } from './sample-paints.ts'
import type { Tray } from './tray.ts'

/** Pictures under masks: a circle, and a word. */
export function stories(desk: NodeRecord, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Stories', box(0, 2700, 1440, 560), {
    fills: []
  })
  for (let i = 0; i < 4; i += 1) {
    // What lies in a group is placed in the frame around it.
    const at = box(120 + i * 304, 96, 256, 256)
    const group = lay(frame, 'GROUP', `Story ${i + 1}`, at)
    lay(group, 'ELLIPSE', 'Mask', at, { isMask: true, fills: solid('000000') })
    lay(group, 'RECTANGLE', 'Picture', at, { fills: filled(tray.next()) })
    write(
      frame,
      `Day ${i + 1} on the trail`,
      box(120 + i * 304, 376, 256, 28),
      {
        size: 20
      }
    )
  }
  write(frame, 'SUMMITS', box(120, 420, 900, 120), {
    size: 96,
    style: 'Bold',
    fills: filled(tray.next())
  })
}

/** Two regions that share an edge, a picture in each. */
function twoRegions(tray: Tray): VectorNetwork {
  const corners = [
    [0, 0],
    [320, 40],
    [600, 0],
    [600, 360],
    [280, 400],
    [0, 360]
  ]
  const edges = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 0],
    [1, 4]
  ]
  const region = (segments: number[]): VectorRegion => ({
    windingRule: 'NONZERO',
    loops: [segments],
    fills: filled(tray.next()),
    fillStyleId: ''
  })
  return freezeDeep({
    vertices: corners.map(([x = 0, y = 0]) => ({ x, y })),
    segments: edges.map(([start = 0, end = 0]) => ({
      start,
      end,
      tangentStart: { x: 0, y: 0 },
      tangentEnd: { x: 0, y: 0 }
    })),
    regions: [region([0, 6, 4, 5]), region([1, 2, 3, 6])]
  })
}

export function map(desk: NodeRecord, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Where we walk', box(0, 3260, 1440, 560), {
    fills: solid('e4ecec')
  })
  lay(frame, 'VECTOR', 'North and south', box(120, 80, 600, 400), {
    vectorNetwork: twoRegions(tray),
    strokes: []
  })
  signs(frame)
  const at = box(800, 80, 520, 400)
  lay(frame, 'RECTANGLE', 'Valley, mirrored', at, {
    fills: cropped(tray.next(), at, { zoom: 1.2, x: 1, y: 0.5, opacity: 0.9 })
  })
}

/** What stands on the map: summits, huts, a moon cut out of two circles. */
function signs(frame: NodeRecord): void {
  for (let i = 0; i < 3; i += 1) {
    lay(frame, 'STAR', `Summit ${i + 1}`, box(200 + i * 180, 160, 32, 32), {
      fills: solid('d96b3b')
    })
    lay(frame, 'POLYGON', `Hut ${i + 1}`, box(240 + i * 160, 300, 24, 24), {
      fills: solid('10222b')
    })
  }
  const moon = lay(frame, 'BOOLEAN_OPERATION', 'Moon', box(640, 96, 48, 48), {
    booleanOperation: 'SUBTRACT',
    fills: solid('ffd08a')
  })
  lay(moon, 'ELLIPSE', 'Disc', box(640, 96, 48, 48))
  lay(moon, 'ELLIPSE', 'Shadow', box(656, 92, 48, 48))
}

/** Huts, each whole in its box. */
export function partners(desk: NodeRecord, kit: Kit, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Partners', box(0, 3820, 1440, 480), {
    fills: []
  })
  for (let i = 0; i < 3; i += 1) {
    lay(frame, 'RECTANGLE', `Hut ${i + 1}`, box(120 + i * 408, 96, 384, 288), {
      fills: fitted(tray.next()),
      strokes: solid('10222b', 0.2)
    })
  }
  lay(frame, 'RECTANGLE', 'Night walk', box(1200, 20, 120, 56), {
    ...rounded(28),
    ...styledBy(kit.night)
  })
}

export function footer(desk: NodeRecord, tray: Tray): void {
  const frame = lay(desk, 'FRAME', 'Footer', box(0, 4300, 1440, 820), {
    fills: tiled(tray.next(), 0.25)
  })
  const bar = lay(
    frame,
    'FRAME',
    'Pictures of the week',
    box(120, 120, 1200, 200),
    {
      layoutMode: 'HORIZONTAL',
      itemSpacing: 16,
      primaryAxisSizingMode: 'FIXED',
      fills: []
    }
  )
  for (let i = 0; i < 4; i += 1) {
    lay(bar, 'RECTANGLE', `Week ${i + 1}`, box(i * 304, 0, 288, 200), {
      fills: filled(tray.next(), { rotation: i === 3 ? 90 : 0 })
    })
  }
  lay(frame, 'LINE', 'Rule', box(120, 400, 1200, 0), {
    strokes: filled(tray.next())
  })
  write(frame, 'Fjellvei Walks · Terms · Privacy', box(120, 440, 600, 24), {
    fills: solid('ffffff')
  })
}
