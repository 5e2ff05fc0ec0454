import { freezeDeep } from '../model/record/freeze-deep.ts'
import type { NodeRecord } from '../model/record/node-record.ts'
import { tableProps } from '../model/shapes/table.ts'
import { box, lay, newPage } from './lay.ts'
import { filled, solid } from './sample-paints.ts'
import type { Tray } from './tray.ts'

const notes = ['More light', 'No people', 'Warm tones', 'Try at dusk']
const colors = ['ffe299', 'a8daff', 'b3efbd', 'ffa8db']

function moodBoard(page: NodeRecord, tray: Tray): NodeRecord {
  const section = lay(page, 'SECTION', 'Mood', box(0, 0, 1120, 760), {
    fills: solid('f5fbff')
  })
  for (let i = 0; i < 3; i += 1) {
    lay(
      section,
      'RECTANGLE',
      `Idea ${i + 1}`,
      box(40 + i * 350, 60, 330, 240),
      {
        fills: filled(tray.next())
      }
    )
  }
  notes.forEach((characters, i) => {
    const place = box(40 + i * 262, 360, 240, 240)
    const fills = solid(colors[i] || 'ffffff')
    lay(section, 'STICKY', characters, place, { characters, fills })
  })
  return section
}

function plan(page: NodeRecord): void {
  const [from, to] = ['Shortlist', 'License'].map((characters, i) =>
    lay(page, 'SHAPE_WITH_TEXT', characters, box(1240 + i * 360, 0, 208, 208), {
      characters,
      shapeType: i === 0 ? 'ELLIPSE' : 'DIAMOND'
    })
  )
  if (!from || !to) return
  lay(page, 'CONNECTOR', 'Then', box(1448, 104, 152, 0), {
    connectorStart: freezeDeep({ endpointNodeId: from.id, magnet: 'RIGHT' }),
    connectorEnd: freezeDeep({ endpointNodeId: to.id, magnet: 'LEFT' })
  })
}

/** Every kind of layer of a board that can hold a picture. */
export function board(tray: Tray): void {
  const page = newPage('Board')
  moodBoard(page, tray)
  plan(page)
  const props = tableProps(2, 2)
  const cell = freezeDeep({ fills: filled(tray.next()), characters: '' })
  const [first, [left] = []] = props.cells || []
  const cells = freezeDeep([first, [left, cell]])
  lay(page, 'TABLE', 'Choice', box(1240, 300, 320, 160), {
    ...props,
    cells
  } as Partial<NodeRecord['props']>) // two rows of two
  const { hash, width, height } = tray.next()
  lay(page, 'MEDIA', 'Moving', box(1640, 300, width, height), {
    fills: filled({ hash, width, height })
  })
  lay(page, 'STAMP', 'Stamp', box(1000, 660, 40, 40))
}
