import { aspectMembers, proportionMembers } from './aspect-members.ts'
import { ownKeys } from '../model/own-keys.ts'
import { baseMembers } from './base-members.ts'
import { childrenMembers, expandMembers } from './children-members.ts'
import { cloneMembers } from './clone-members.ts'
import {
  componentMembers,
  componentSetMembers,
  publishedMembers
} from './component-members.ts'
import { componentPropertyMembers } from './component-property-members.ts'
import { cornerMembers, fourCornerMembers } from './corner-members.ts'
import { dataMembers } from './data-members.ts'
import { annotationMembers, devStatusMembers } from './dev-mode-members.ts'
import { exportMembers } from './export-members.ts'
import { defineNode } from './define-node.ts'
import { effectMembers, gridMembers } from './effect-members.ts'
import { fontMembers } from './font-members.ts'
import {
  autoLayoutMembers,
  clipMembers,
  detachedMembers,
  paddingMembers
} from './frame-members.ts'
import { instanceMembers } from './instance-members.ts'
import { layoutChildMembers } from './layout-child-members.ts'
import {
  constraintMembers,
  placeMembers,
  rotationMembers
} from './layout-members.ts'
import { guideMembers } from './guide-members.ts'
import { limitMembers } from './limit-members.ts'
import { documentMembers, pageMembers } from './page-members.ts'
import {
  backgroundMembers,
  fillMembers,
  strokeMembers
} from './paint-members.ts'
import { prototypeMembers } from './prototype-members.ts'
import { referenceMembers } from './reference-members.ts'
import { reactionMembers } from './reaction-members.ts'
import { blendMembers, sceneMembers } from './scene-members.ts'
import { sectionMembers } from './section-members.ts'
import {
  booleanMembers,
  ellipseMembers,
  pointMembers,
  starMembers
} from './shape-members.ts'
import { sizingMembers } from './sizing-members.ts'
import {
  strokeEndMembers,
  strokeShapeMembers,
  strokeSideMembers
} from './stroke-members.ts'
import {
  effectStyleMembers,
  gridStyleMembers,
  paintStyleMembers,
  plainStyleMembers,
  textStyleMembers
} from './style-kind-members.ts'
import { styleMembers, styleTextMembers } from './style-members.ts'
import { textBoxMembers, textChoiceMembers } from './text-box-members.ts'
import { plainFormatMembers } from './text-format-members.ts'
import { textMembers } from './text-members.ts'
import { textRangeMembers } from './text-range-members.ts'
import { textSegmentMembers } from './text-segment-members.ts'
import { rangeStyleMembers, textStyleIdMembers } from './text-style-members.ts'
import {
  boundMembers,
  modeMembers,
  variableMembers
} from './variable-members.ts'
import { vectorMembers } from './vector-members.ts'
import { wrapMembers } from './wrap-members.ts'

const node = [baseMembers, dataMembers] as const

const variables = [boundMembers, modeMembers, variableMembers] as const

const layout = [
  placeMembers,
  limitMembers,
  rotationMembers,
  proportionMembers,
  sizingMembers,
  layoutChildMembers
] as const

const plainLayer = [
  ...node,
  cloneMembers,
  sceneMembers,
  ...variables,
  referenceMembers,
  blendMembers,
  effectMembers,
  exportMembers,
  ...layout
] as const

const layer = [...plainLayer, reactionMembers] as const

const paint = [fillMembers, strokeMembers, strokeShapeMembers] as const

const plainShape = [...layer, ...paint, strokeEndMembers] as const

const shape = [...plainShape, constraintMembers, annotationMembers] as const

const frameParts = [
  aspectMembers,
  childrenMembers,
  expandMembers,
  cornerMembers,
  fourCornerMembers,
  clipMembers,
  detachedMembers,
  paddingMembers,
  autoLayoutMembers,
  wrapMembers,
  strokeSideMembers,
  backgroundMembers,
  gridMembers,
  guideMembers,
  devStatusMembers
] as const

const frame = [...shape, ...frameParts, prototypeMembers] as const

const published = [
  publishedMembers,
  styleTextMembers,
  componentPropertyMembers
] as const

const text = [
  textMembers,
  textBoxMembers,
  textChoiceMembers,
  plainFormatMembers,
  fontMembers,
  textRangeMembers,
  textStyleIdMembers,
  rangeStyleMembers,
  textSegmentMembers
] as const

const style = [dataMembers, styleMembers, styleTextMembers] as const

/** The members of each emulated node type and style. */
export const membersByType = {
  DOCUMENT: [...node, childrenMembers, documentMembers],
  PAGE: [
    ...node,
    childrenMembers,
    cloneMembers,
    exportMembers,
    guideMembers,
    modeMembers,
    pageMembers
  ],
  FRAME: frame,
  COMPONENT: [...frame, ...published, componentMembers],
  COMPONENT_SET: [
    ...plainLayer,
    ...paint,
    strokeEndMembers,
    constraintMembers,
    annotationMembers,
    ...frameParts,
    ...published,
    componentSetMembers
  ],
  INSTANCE: [...frame, instanceMembers],
  GROUP: [...layer, aspectMembers, childrenMembers, expandMembers],
  SECTION: [
    ...node,
    cloneMembers,
    sceneMembers,
    ...variables,
    referenceMembers,
    exportMembers,
    placeMembers,
    limitMembers,
    aspectMembers,
    ...paint,
    childrenMembers,
    cornerMembers,
    fourCornerMembers,
    devStatusMembers,
    sectionMembers
  ],
  RECTANGLE: [
    ...shape,
    aspectMembers,
    cornerMembers,
    fourCornerMembers,
    strokeSideMembers
  ],
  ELLIPSE: [...shape, aspectMembers, cornerMembers, ellipseMembers],
  POLYGON: [...shape, aspectMembers, cornerMembers, pointMembers],
  STAR: [...shape, aspectMembers, cornerMembers, pointMembers, starMembers],
  LINE: shape,
  VECTOR: [...shape, aspectMembers, cornerMembers, vectorMembers],
  TEXT: [...shape, aspectMembers, ...text],
  SLICE: [
    ...node,
    cloneMembers,
    sceneMembers,
    ...variables,
    referenceMembers,
    exportMembers,
    ...layout
  ],
  BOOLEAN_OPERATION: [
    ...plainShape,
    aspectMembers,
    childrenMembers,
    expandMembers,
    cornerMembers,
    booleanMembers
  ],
  PAINT: [...style, boundMembers, paintStyleMembers],
  TEXT_STYLE: [...style, plainStyleMembers, textStyleMembers],
  EFFECT: [...style, boundMembers, effectStyleMembers],
  GRID: [...style, boundMembers, gridStyleMembers]
} as const

/** Gives every emulated node type its members. */
export function defineNodeTypes(): void {
  for (const type of ownKeys(membersByType)) {
    defineNode(type, ...membersByType[type])
  }
}
