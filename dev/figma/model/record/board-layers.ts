import { solidPaint } from '../../shared/solid-paint.ts'
import { ownKeys } from './own-keys.ts'
import type { Props, RecordType } from './node-record.ts'

type BoardType = Extract<
  RecordType,
  | 'STICKY'
  | 'SHAPE_WITH_TEXT'
  | 'CONNECTOR'
  | 'TABLE'
  | 'MEDIA'
  | 'STAMP'
  | 'HIGHLIGHT'
  | 'WASHI_TAPE'
  | 'SLIDE_GRID'
  | 'SLIDE_ROW'
  | 'SLIDE'
>

function colored(hex: number): readonly Paint[] {
  const part = (shift: number): number => ((hex >> shift) & 255) / 255
  return [solidPaint({ r: part(16), g: part(8), b: part(0) }, 1)]
}

const charcoal = colored(0x1e1e1e)
const gray = colored(0xb3b3b3)
const white = colored(0xffffff)

const lettering: Partial<Props> = {
  textFills: charcoal,
  fontName: { family: 'Inter', style: 'Medium' },
  fontSize: 16,
  textAlignHorizontal: 'CENTER',
  textAlignVertical: 'CENTER'
}

const lined: Partial<Props> = {
  strokes: gray,
  strokeWeight: 2,
  strokeAlign: 'CENTER'
}

/** The properties of new layers of FigJam and Slides. */
export const boardLayers: Record<BoardType, Partial<Props>> = {
  STICKY: {
    ...lettering,
    name: 'Sticky',
    width: 240,
    height: 240,
    fills: colored(0xffe299)
  },
  SHAPE_WITH_TEXT: {
    ...lettering,
    ...lined,
    name: 'Shape with text',
    width: 208,
    height: 208,
    fills: white
  },
  CONNECTOR: {
    ...lettering,
    ...lined,
    name: 'Connector',
    strokes: charcoal,
    width: 200,
    height: 0
  },
  TABLE: { ...lettering, name: 'Table', fills: white },
  MEDIA: { name: 'Media' },
  STAMP: { name: 'Stamp', width: 40, height: 40, fills: white },
  HIGHLIGHT: { name: 'Highlight', strokes: colored(0xffc943) },
  WASHI_TAPE: { name: 'Washi tape', width: 200, height: 40, fills: white },
  SLIDE_GRID: { name: 'Slide grid' },
  SLIDE_ROW: { name: 'Section' },
  SLIDE: {
    name: 'Slide',
    width: 1920,
    height: 1080,
    fills: white,
    clipsContent: true
  }
}

export const boardTypeNames = ownKeys(boardLayers)

/** Whether it is the type of a layer that design files do not have. */
export function isBoardLayer(type: RecordType): boolean {
  return boardTypeNames.some(one => one === type)
}
