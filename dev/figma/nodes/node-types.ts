import { aspectMembers } from './aspect-members.ts'
import { ownKeys } from '../model/record/own-keys.ts'
import { childrenMembers, expandMembers } from './children-members.ts'
import { boardTypes } from './board-types.ts'
import { cloneMembers } from './clone-members.ts'
import { componentMembers, componentSetMembers } from './component-members.ts'
import { cornerMembers, fourCornerMembers } from './corner-members.ts'
import { dataMembers } from './data-members.ts'
import { annotationMembers, devStatusMembers } from './dev-mode-members.ts'
import { exportMembers } from './export-members.ts'
import { defineNode } from './handles/define-node.ts'
import { instanceMembers } from './instance-members.ts'
import {
  constraintMembers,
  placeMembers,
  sizeMembers,
  looseSizeMembers
} from './layout-members.ts'
import { focusMembers } from './boards/focus-members.ts'
import { guideMembers } from './guide-members.ts'
import { limitMembers } from './limit-members.ts'
import { documentMembers, pageMembers } from './page-members.ts'
import { referenceMembers } from './reference-members.ts'
import { sceneMembers } from './scene-members.ts'
import { sectionMembers } from './section-members.ts'
import {
  booleanMembers,
  ellipseMembers,
  pointMembers,
  starMembers
} from './shape-members.ts'
import { slideTypes } from './slide-types.ts'
import { strokeEndMembers, strokeSideMembers } from './stroke-members.ts'
import {
  effectStyleMembers,
  gridStyleMembers,
  paintStyleMembers,
  plainStyleMembers,
  textStyleMembers
} from './style-kind-members.ts'
import { styleMembers, styleTextMembers } from './style-members.ts'
import { boundMembers, modeMembers } from './variable-members.ts'
import { vectorMembers } from './vector-members.ts'
import {
  node,
  variables,
  layout,
  plainLayer,
  layer,
  paint,
  plainShape,
  shape,
  frameParts,
  frame,
  published,
  text
} from './member-lists.ts'

const style = [dataMembers, styleMembers, styleTextMembers] as const

const designTypes = {
  DOCUMENT: [...node, childrenMembers, documentMembers],
  PAGE: [
    ...node,
    childrenMembers,
    cloneMembers,
    exportMembers,
    guideMembers,
    modeMembers,
    pageMembers,
    focusMembers
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
    sizeMembers,
    looseSizeMembers,
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

/** The members of each emulated node type and style. */
export const membersByType = {
  ...designTypes,
  ...boardTypes,
  ...slideTypes
} as const

/** Gives every emulated node type its members. */
export function defineNodeTypes(): void {
  for (const type of ownKeys(membersByType)) {
    defineNode(type, ...membersByType[type])
  }
}
