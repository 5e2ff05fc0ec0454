import { baseMembers } from './base-members.ts'
import { childrenMembers, expandMembers } from './children-members.ts'
import { cloneMembers } from './clone-members.ts'
import { componentMembers, instanceMembers } from './component-members.ts'
import { cornerMembers, fourCornerMembers } from './corner-members.ts'
import { dataMembers } from './data-members.ts'
import { defineNode } from './define-node.ts'
import {
  autoLayoutMembers,
  clipMembers,
  layoutChildMembers,
  paddingMembers
} from './frame-members.ts'
import {
  aspectMembers,
  constraintMembers,
  layoutMembers,
  placeMembers
} from './layout-members.ts'
import { documentMembers, pageMembers } from './page-members.ts'
import { fillMembers, strokeMembers } from './paint-members.ts'
import { blendMembers, sceneMembers } from './scene-members.ts'
import { sectionMembers } from './section-members.ts'
import { paintStyleMembers } from './style-members.ts'
import { textMembers } from './text-members.ts'
import { textRangeMembers } from './text-range-members.ts'
import { vectorMembers } from './vector-members.ts'

const node = [baseMembers, dataMembers] as const

const layer = [
  ...node,
  cloneMembers,
  sceneMembers,
  blendMembers,
  placeMembers,
  layoutMembers,
  layoutChildMembers
] as const

const shape = [...layer, fillMembers, strokeMembers, constraintMembers] as const

const frame = [
  ...shape,
  aspectMembers,
  childrenMembers,
  expandMembers,
  cornerMembers,
  fourCornerMembers,
  clipMembers,
  paddingMembers,
  autoLayoutMembers
] as const

/** The members of each emulated node type and style. */
export const membersByType = {
  DOCUMENT: [...node, childrenMembers, documentMembers],
  PAGE: [...node, childrenMembers, cloneMembers, pageMembers],
  FRAME: frame,
  COMPONENT: [...frame, componentMembers],
  INSTANCE: [...frame, instanceMembers],
  GROUP: [...layer, aspectMembers, childrenMembers, expandMembers],
  SECTION: [
    ...node,
    cloneMembers,
    sceneMembers,
    placeMembers,
    aspectMembers,
    fillMembers,
    strokeMembers,
    childrenMembers,
    cornerMembers,
    fourCornerMembers,
    sectionMembers
  ],
  RECTANGLE: [...shape, aspectMembers, cornerMembers, fourCornerMembers],
  ELLIPSE: [...shape, aspectMembers, cornerMembers],
  LINE: shape,
  VECTOR: [...shape, aspectMembers, cornerMembers, vectorMembers],
  TEXT: [...shape, aspectMembers, textMembers, textRangeMembers],
  PAINT: [dataMembers, paintStyleMembers]
} as const

/** Gives every emulated node type its members. */
export function defineNodeTypes(): void {
  for (const type of Object.keys(membersByType) as EmulatedType[]) {
    defineNode(type, ...membersByType[type])
  }
}

type EmulatedType = keyof typeof membersByType
