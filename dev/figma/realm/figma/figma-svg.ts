import type { SvgDrawing } from '../../shared/svg-layers.ts'
import { holds } from '../../rules/rules.ts'
import { checkString } from '../../nodes/checks/check.ts'
import { type Handle, handleOf } from '../../nodes/handles/handle.ts'
import type { Session } from '../../model/record/session.ts'
import { placeNew } from '../../model/tree/place-new.ts'
import { enter } from './figma-create.ts'
import { askText } from '../../nodes/handles/host-call.ts'
import { svgRecord } from './svg-records.ts'

const nothing: SvgDrawing = { name: '', size: null, layers: [] }

function createNodeFromSvg(session: Session, svg: unknown): Handle {
  const op = 'createNodeFromSvg'
  enter(session, op)
  const text = checkString(op, 'svg', svg)
  // The host reads the file; the realm has no parser.
  const drawing = JSON.parse(askText('readSvg', text)) as SvgDrawing | null // by it
  if (!drawing && holds('svg/well-formed-files-only')) {
    throw new Error(`in ${op}: Failed to convert SVG file`)
  }
  const record = svgRecord(drawing || nothing)
  placeNew(record)
  return handleOf(session, record)
}

/** The member of `figma` that makes layers of an SVG file. */
export function svgMembers(session: Session) {
  return {
    createNodeFromSvg: (svg: unknown) => createNodeFromSvg(session, svg)
  }
}
