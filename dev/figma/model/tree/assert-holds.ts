import { assertDepth, assertShownDepth } from './assert-depth.ts'
import { holds } from '../../rules/rules.ts'
import { canvasView } from '../edits/canvas-view-store.ts'
import { componentAround, uses } from './component-tree.ts'
import { isPageDivider } from '../record/page-divider.ts'
import type { NodeRecord } from '../record/node-record.ts'
import { isSublayer } from './tree.ts'

interface Move {
  parent: NodeRecord
  child: NodeRecord
}

type Refusal = (move: Move) => string | false

function isSelfOrInside(node: NodeRecord, ancestor: NodeRecord): boolean {
  let at: NodeRecord | null = node
  while (at) {
    if (at === ancestor) return true
    at = at.parent
  }
  return false
}

const kinds: Refusal[] = [
  ({ parent }) =>
    !parent.children &&
    holds('tree/only-containers-hold') &&
    'New parent is of a type that cannot have children',
  ({ child }) =>
    child.type === 'DOCUMENT' &&
    holds('tree/the-root-stays') &&
    'Node is the scene root, which cannot be reparented',
  ({ parent, child }) =>
    parent.type === 'DOCUMENT' &&
    child.type !== 'PAGE' &&
    holds('tree/the-root-holds-pages') &&
    'The root node cannot have children of type other than PAGE',
  ({ parent, child }) =>
    child.type === 'PAGE' &&
    parent.type !== 'DOCUMENT' &&
    holds('tree/pages-in-the-root-only') &&
    'Nodes other than the root node cannot have children of type PAGE',
  ({ parent }) =>
    isPageDivider(parent) &&
    holds('tree/dividers-hold-nothing') &&
    'PageDivider cannot have children',
  ({ parent, child }) =>
    child.type === 'SECTION' &&
    parent.type !== 'PAGE' &&
    parent.type !== 'SECTION' &&
    holds('tree/sections-on-pages-and-in-sections') &&
    'Sections can only be on a page or in a section'
]

const places: Refusal[] = [
  ({ parent, child }) =>
    isSelfOrInside(parent, child) &&
    holds('tree/no-cycles') &&
    'Doing so would create a parenting cycle',
  ({ parent }) =>
    parent.props.remote &&
    holds('libraries/remote-nodes-are-read-only') &&
    'New parent is a internal, readonly-only node',
  ({ child }) =>
    child.props.remote &&
    holds('libraries/remote-nodes-are-read-only') &&
    'Node is an internal, readonly-only node',
  ({ parent }) =>
    (parent.type === 'INSTANCE' || isSublayer(parent)) &&
    holds('instances/structure-is-fixed') &&
    'New parent is an instance or is inside of an instance',
  ({ child }) =>
    isSublayer(child) &&
    holds('instances/structure-is-fixed') &&
    'Node is inside of an instance'
]

const grids: Refusal[] = [
  ({ child }) =>
    (child.type === 'SLIDE_GRID' || child.type === 'SLIDE_ROW') &&
    holds('canvas-grid/rows-stay-in-the-grid') &&
    `A ${child.type} node stays where it is`,
  ({ parent }) =>
    parent.type === 'SLIDE_GRID' &&
    holds('canvas-grid/the-grid-holds-rows') &&
    'A SLIDE_GRID node holds rows only',
  ({ parent, child }) =>
    parent.type === 'SLIDE_ROW' &&
    canvasView.isDeck &&
    child.type !== 'SLIDE' &&
    holds('canvas-grid/decks-hold-slides') &&
    'A SLIDE_ROW node cannot have children of type other than SLIDE',
  ({ parent, child }) =>
    child.type === 'SLIDE' &&
    parent.type !== 'SLIDE_ROW' &&
    parent.type !== 'PAGE' &&
    holds('canvas-grid/slides-lie-in-rows') &&
    'A SLIDE node lies in a row only'
]

const components: Refusal[] = [
  ({ parent, child }) =>
    parent.type === 'COMPONENT_SET' &&
    child.type !== 'COMPONENT' &&
    holds('components/sets-hold-components-only') &&
    'A COMPONENT_SET node cannot have children of type other than COMPONENT',
  ({ parent, child }) =>
    (child.type === 'COMPONENT' || child.type === 'COMPONENT_SET') &&
    componentAround(parent) !== null &&
    holds('components/no-component-inside-a-component') &&
    'Reparenting would create a component inside a component',
  ({ parent, child }) => {
    const component = componentAround(parent)
    return (
      component !== null &&
      uses(child, component) &&
      holds('components/no-component-inside-itself') &&
      'Reparenting would create a component cycle'
    )
  }
]

function assertNoCycle(
  op: string,
  instance: NodeRecord,
  shown: NodeRecord
): void {
  const component = componentAround(instance)
  if (!component || !holds('components/no-swap-to-a-cycle')) return
  if (shown !== component && !uses(shown, component)) return
  throw new Error(
    `in ${op}: Cannot swap component. Swapping would create a component cycle`
  )
}

/** Throws where an instance cannot show the component. */
export function assertShows(
  op: string,
  instance: NodeRecord,
  shown: NodeRecord
): void {
  assertNoCycle(op, instance, shown)
  assertShownDepth(op, instance, shown)
}

const refusals = [...kinds, ...places, ...grids, ...components]

/** Throws as Figma does where a node cannot hold another. */
export function assertHolds(
  op: string,
  parent: NodeRecord,
  child: NodeRecord
): void {
  for (const refusal of refusals) {
    const reason = refusal({ parent, child })
    if (reason) throw new Error(`in ${op}: Cannot move node. ${reason}`)
  }
  assertDepth(op, parent, child)
}
