import type { DocumentFile } from '../shared/host.ts'
import type { Rect } from '../shared/rect.ts'
import { solidPaint } from '../shared/solid-paint.ts'

function solid(r: number, g: number, b: number): object[] {
  return [solidPaint({ r, g, b }, 1)]
}

const grey = solid(0.851, 0.851, 0.851)
const ink = solid(0.118, 0.118, 0.118)

function rectangle(id: string, name: string, box: Rect, more = {}): object {
  return { id, type: 'RECTANGLE', name, ...box, fills: grey, ...more }
}

function text(
  id: string,
  characters: string,
  box: Rect,
  fontSize: number,
  style: string
): object {
  const fontName = { family: 'Inter', style }
  const name = characters
  return {
    id,
    type: 'TEXT',
    name,
    characters,
    ...box,
    fontSize,
    fontName,
    fills: ink
  }
}

const row = {
  id: '1:6',
  type: 'FRAME',
  name: 'Row of pictures',
  x: 40,
  y: 560,
  width: 560,
  height: 144,
  fills: [],
  clipsContent: false,
  layoutMode: 'HORIZONTAL',
  itemSpacing: 16,
  primaryAxisSizingMode: 'FIXED',
  children: [0, 1, 2].map(i =>
    rectangle(
      `1:${7 + i}`,
      `Small picture ${i + 1}`,
      { x: i * 192, y: 0, width: 176, height: 144 },
      {
        topLeftRadius: 8,
        topRightRadius: 8,
        bottomLeftRadius: 8,
        bottomRightRadius: 8
      }
    )
  )
}

const poster = {
  id: '1:2',
  type: 'FRAME',
  name: 'Poster',
  x: -320,
  y: -420,
  width: 640,
  height: 840,
  fills: solid(1, 1, 1),
  children: [
    text(
      '1:3',
      'Weekend in the mountains',
      { x: 40, y: 40, width: 461, height: 39 },
      32,
      'Bold'
    ),
    text(
      '1:4',
      'Three days, four summits, one hut',
      { x: 40, y: 88, width: 317, height: 19 },
      16,
      'Regular'
    ),
    rectangle('1:5', 'Main picture', {
      x: 40,
      y: 132,
      width: 560,
      height: 404
    }),
    row,
    {
      id: '1:10',
      type: 'ELLIPSE',
      name: 'Portrait',
      x: 40,
      y: 728,
      width: 72,
      height: 72,
      fills: grey
    },
    rectangle(
      '1:11',
      'Footer (locked)',
      { x: 0, y: 824, width: 640, height: 16 },
      { locked: true, fills: solid(0.05, 0.6, 1) }
    )
  ]
}

const ideas = {
  id: '1:12',
  type: 'SECTION',
  name: 'Ideas',
  x: -400,
  y: -200,
  width: 800,
  height: 400,
  fills: solid(1, 1, 1),
  children: [
    rectangle('1:13', 'Idea 1', { x: 40, y: 80, width: 340, height: 240 }),
    rectangle('1:14', 'Idea 2', { x: 420, y: 80, width: 340, height: 240 })
  ]
}

/** What a newcomer finds open: a poster to fill and a second page. */
export const firstDocument: DocumentFile = {
  version: 1,
  name: 'First document',
  pages: [
    { id: '0:1', type: 'PAGE', name: 'Poster', children: [poster] },
    { id: '1:1', type: 'PAGE', name: 'Ideas', children: [ideas] }
  ],
  styles: [],
  images: {},
  pluginData: {}
}
