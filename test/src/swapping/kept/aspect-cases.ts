import type { PictureFile } from '../../../../src/images/picture-file.ts'

/** A comp, its licensed file, and what of it the comp shows. */
export interface AspectCase {
  name: string
  comp: PictureFile
  licensed: PictureFile
  /** The part of the licensed picture that is the comp's, in shares. */
  view: { x: number; y: number; width: number; height: number }
}

const all = { x: 0, y: 0, width: 1, height: 1 }
const licensed = { width: 1200, height: 800, pictureHeight: 800 }

export const aspectCases: AspectCase[] = [
  { name: 'equal', comp: whole(300, 200), licensed, view: all },
  { name: 'one row less', comp: whole(300, 199), licensed, view: all },
  { name: 'one row more', comp: whole(300, 201), licensed, view: all },
  { name: 'one column more', comp: whole(301, 200), licensed, view: all },
  {
    name: 'id bar',
    comp: { width: 300, height: 214, pictureHeight: 200 },
    licensed,
    view: all
  },
  {
    name: 'rows around it',
    comp: { ...whole(300, 300), marginX: 0, marginY: 50 },
    licensed,
    view: all
  },
  {
    name: 'columns around it',
    comp: { ...whole(400, 200), marginX: 50, marginY: 0 },
    licensed,
    view: all
  },
  {
    name: 'cut to a square',
    comp: whole(200, 200),
    licensed,
    view: { x: 1 / 6, y: 0, width: 2 / 3, height: 1 }
  },
  {
    name: 'cut to a banner',
    comp: whole(300, 100),
    licensed,
    view: { x: 0, y: 0.25, width: 1, height: 0.5 }
  }
]

function whole(width: number, height: number): PictureFile {
  return { width, height, pictureHeight: height }
}
