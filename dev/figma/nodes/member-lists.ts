import { aspectMembers, proportionMembers } from './aspect-members.ts'
import { baseMembers } from './base-members.ts'
import { childrenMembers, expandMembers } from './children-members.ts'
import { cloneMembers } from './clone-members.ts'
import { publishedMembers } from './component-members.ts'
import { componentPropertyMembers } from './component-property-members.ts'
import { cornerMembers, fourCornerMembers } from './corner-members.ts'
import { dataMembers } from './data-members.ts'
import { annotationMembers, devStatusMembers } from './dev-mode-members.ts'
import { exportMembers } from './export-members.ts'
import { effectMembers, gridMembers } from './effect-members.ts'
import { fontMembers } from './text/font-members.ts'
import {
  autoLayoutMembers,
  clipMembers,
  detachedMembers,
  paddingMembers
} from './frame-members.ts'
import { layoutChildMembers } from './layout-child-members.ts'
import {
  constraintMembers,
  placeMembers,
  rotationMembers,
  sizeMembers,
  looseSizeMembers
} from './layout-members.ts'
import { guideMembers } from './guide-members.ts'
import { limitMembers } from './limit-members.ts'
import {
  backgroundMembers,
  fillMembers,
  strokeMembers
} from './paint-members.ts'
import { prototypeMembers } from './prototype-members.ts'
import { referenceMembers } from './reference-members.ts'
import { reactionMembers } from './reaction-members.ts'
import {
  maskMembers,
  plainBlendMembers,
  sceneMembers
} from './scene-members.ts'
import { rescaleMembers, sizingMembers } from './sizing-members.ts'
import {
  strokeEndMembers,
  strokeShapeMembers,
  strokeSideMembers
} from './stroke-members.ts'
import { styleTextMembers } from './style-members.ts'
import { textBoxMembers, textChoiceMembers } from './text/text-box-members.ts'
import { plainFormatMembers } from './text/text-format-members.ts'
import { textMembers } from './text/text-members.ts'
import { textRangeMembers } from './text/text-range-members.ts'
import { textSegmentMembers } from './text/text-segment-members.ts'
import {
  rangeStyleMembers,
  textStyleIdMembers
} from './text/text-style-members.ts'
import {
  boundMembers,
  modeMembers,
  variableMembers
} from './variable-members.ts'
import { wrapMembers } from './wrap-members.ts'

/** Members of every node. */
export const node = [baseMembers, dataMembers] as const

export const variables = [boundMembers, modeMembers, variableMembers] as const

export const layout = [
  placeMembers,
  sizeMembers,
  looseSizeMembers,
  limitMembers,
  rotationMembers,
  proportionMembers,
  sizingMembers,
  rescaleMembers,
  layoutChildMembers
] as const

export const plainLayer = [
  ...node,
  cloneMembers,
  sceneMembers,
  ...variables,
  referenceMembers,
  plainBlendMembers,
  maskMembers,
  effectMembers,
  exportMembers,
  ...layout
] as const

export const layer = [...plainLayer, reactionMembers] as const

export const paint = [fillMembers, strokeMembers, strokeShapeMembers] as const

export const plainShape = [...layer, ...paint, strokeEndMembers] as const

export const shape = [
  ...plainShape,
  constraintMembers,
  annotationMembers
] as const

export const frameParts = [
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

export const frame = [...shape, ...frameParts, prototypeMembers] as const

export const published = [
  publishedMembers,
  styleTextMembers,
  componentPropertyMembers
] as const

export const text = [
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
