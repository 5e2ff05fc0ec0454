import { baseMembers } from './base-members.ts'
import { childrenMembers, expandMembers } from './children-members.ts'
import { cloneMembers } from './clone-members.ts'
import { componentMembers, instanceMembers } from './component-members.ts'
import { cornerMembers, fourCornerMembers } from './corner-members.ts'
import { dataMembers } from './data-members.ts'
import { type Members, defineNode } from './define-node.ts'
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

const node: Members[] = [baseMembers, dataMembers]

const layer: Members[] = [
  ...node,
  cloneMembers,
  sceneMembers,
  blendMembers,
  placeMembers,
  layoutMembers,
  layoutChildMembers
]

const shape: Members[] = [
  ...layer,
  fillMembers,
  strokeMembers,
  constraintMembers
]

const frame: Members[] = [
  ...shape,
  aspectMembers,
  childrenMembers,
  expandMembers,
  cornerMembers,
  fourCornerMembers,
  clipMembers,
  paddingMembers,
  autoLayoutMembers
]

/** Gives every emulated node type its members. */
export function defineNodeTypes(): void {
  defineNode('DOCUMENT', ...node, childrenMembers, documentMembers)
  defineNode('PAGE', ...node, childrenMembers, cloneMembers, pageMembers)
  defineNode('FRAME', ...frame)
  defineNode('COMPONENT', ...frame, componentMembers)
  defineNode('INSTANCE', ...frame, instanceMembers)
  defineNode('GROUP', ...layer, aspectMembers, childrenMembers, expandMembers)
  defineNode(
    'SECTION',
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
  )
  defineNode(
    'RECTANGLE',
    ...shape,
    aspectMembers,
    cornerMembers,
    fourCornerMembers
  )
  defineNode('ELLIPSE', ...shape, aspectMembers, cornerMembers)
  defineNode('LINE', ...shape)
  defineNode('VECTOR', ...shape, aspectMembers, cornerMembers, vectorMembers)
  defineNode('TEXT', ...shape, aspectMembers, textMembers, textRangeMembers)
  defineNode('PAINT', dataMembers, paintStyleMembers)
}
