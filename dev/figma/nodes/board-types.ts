import { aspectMembers } from './aspect-members.ts'
import {
  labelledShapeMembers,
  mediaMembers,
  stickyMembers,
  stuckMembers,
  sublayerMembers
} from './boards/board-members.ts'
import { cloneMembers } from './clone-members.ts'
import { connectorMembers } from './boards/connector-members.ts'
import { cornerMembers } from './corner-members.ts'
import { exportMembers } from './export-members.ts'
import {
  constraintMembers,
  looseSizeMembers,
  placeMembers,
  rotationMembers,
  sizeMembers
} from './layout-members.ts'
import { limitMembers } from './limit-members.ts'
import { node, paint, plainShape, variables } from './member-lists.ts'
import { fillMembers, strokeMembers } from './paint-members.ts'
import { referenceMembers } from './reference-members.ts'
import { rescaleMembers } from './sizing-members.ts'
import { plainBlendMembers, sceneMembers } from './scene-members.ts'
import { strokeShapeMembers } from './stroke-members.ts'
import { tableMembers } from './boards/table-members.ts'
import { vectorMembers } from './vector-members.ts'

/** Members of layers that have no shape to edit. */
export const opaque = [
  ...node,
  cloneMembers,
  sceneMembers,
  ...variables,
  referenceMembers,
  exportMembers,
  placeMembers,
  limitMembers
] as const

const blended = [...opaque, plainBlendMembers] as const

/** The members of layers that only FigJam makes. */
export const boardTypes = {
  STICKY: [...blended, fillMembers, sublayerMembers, stickyMembers],
  SHAPE_WITH_TEXT: [
    ...blended,
    ...paint,
    sizeMembers,
    rescaleMembers,
    rotationMembers,
    sublayerMembers,
    labelledShapeMembers
  ],
  CONNECTOR: [
    ...blended,
    strokeMembers,
    strokeShapeMembers,
    rotationMembers,
    sublayerMembers,
    connectorMembers
  ],
  TABLE: [...blended, fillMembers, tableMembers],
  MEDIA: [...opaque, sizeMembers, looseSizeMembers, mediaMembers],
  STAMP: [...plainShape, constraintMembers, aspectMembers, stuckMembers],
  HIGHLIGHT: [
    ...plainShape,
    constraintMembers,
    aspectMembers,
    cornerMembers,
    vectorMembers,
    stuckMembers
  ],
  WASHI_TAPE: [...plainShape, aspectMembers, stuckMembers]
} as const
