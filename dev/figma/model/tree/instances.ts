import { changeLog } from '../edits/change-log.ts'
import { fitText } from '../layout/fit-text.ts'
import { setProp, follow } from '../edits/history.ts'
import { holds } from '../../rules/rules.ts'
import { isPlaced } from '../layout/auto-layout.ts'
import { isLayingOut } from '../layout/laying-out.ts'
import type { Axis } from '../layout/layout-axes.ts'
import { sizingOf } from '../layout/layout-sizing.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import {
  layOutWithin,
  relayout,
  settle,
  settleParents
} from '../layout/resize.ts'

type Key = keyof Props

/** Source or main component → the records that may follow it. */
const copies = new Map<string, Set<NodeRecord>>()
/** Whole instances that differ from their component in something. */
const deviating = new Set<NodeRecord>()

const geometry: readonly Key[] = ['matrix', 'width', 'height']
// Properties of a whole instance that do not follow its component.
const ownToRoot: readonly Key[] = [
  'matrix',
  'visible',
  'locked',
  'constraints',
  'layoutAlign',
  'layoutGrow',
  'layoutPositioning',
  'isExposedInstance',
  'description',
  'scaleFactor'
]
/** Properties that link a layer to its own place in the document. */
export const neverFollowed: readonly Key[] = [
  'relaunchData',
  'overrides',
  'sourceId',
  'mainComponent',
  'remote',
  'componentKey',
  'componentPropertyDefinitions',
  'detachedInfo'
]
const keepsOverrides = holds('instances/overrides-stay')
const staysInPlace = holds('instances/place-and-visibility-are-their-own')

/** Notes a record that follows this source, or will after an undo. */
export function addFollower(id: string, record: NodeRecord): void {
  if (id === '') return
  const known = copies.get(id)
  if (known) known.add(record)
  else copies.set(id, new Set([record]))
}

/** Lets a copy follow its source from now on. */
export function registerCopy(record: NodeRecord): void {
  const { sourceId, mainComponent, overrides } = record.props
  if (sourceId === '') return
  addFollower(sourceId, record)
  addFollower(mainComponent, record)
  const root = overrides.length > 0 ? wholeInstance(record) : null
  if (root) deviating.add(root)
}

/** An instance that is not itself a layer of another one. */
export function isRoot(record: NodeRecord): boolean {
  const { sourceId, mainComponent } = record.props
  return record.type === 'INSTANCE' && sourceId === mainComponent
}

/** An instance within an instance that shows another component than usual. */
export function isSwapped(record: NodeRecord): boolean {
  if (record.type !== 'INSTANCE' || isRoot(record)) return false
  return record.props.overrides.includes('mainComponent')
}

/** The outermost instance that a record is or lies in. */
export function wholeInstance(record: NodeRecord | null): NodeRecord | null {
  let found: NodeRecord | null = null
  for (let at = record; at; at = at.parent) {
    if (at.type === 'INSTANCE') found = at
  }
  return found
}

/** Properties of the instance itself, which do not follow its component. */
export function isOwn(record: NodeRecord, key: Key): boolean {
  if (neverFollowed.includes(key)) return true
  if (!isRoot(record)) return geometry.includes(key)
  return staysInPlace ? ownToRoot.includes(key) : key === 'matrix'
}

/** Copies that are part of the document now. */
export function livingCopies(source: NodeRecord): NodeRecord[] {
  const all = copies.get(source.id)
  return all ? Array.from(all).filter(copy => !copy.removed) : []
}

/** Whether this source decides this property of the copy. */
function governs(source: NodeRecord, copy: NodeRecord, key: Key): boolean {
  const { sourceId, mainComponent } = copy.props
  if (isRoot(copy)) return source.id === sourceId && !isOwn(copy, key)
  if (!isSwapped(copy)) return source.id === sourceId
  return source.id === (ownToRoot.includes(key) ? sourceId : mainComponent)
}

/** Whether an instance around a layer has a size or scale of its own. */
function isResized(copy: NodeRecord): boolean {
  for (let at = copy.parent; at; at = at.parent) {
    if (at.type !== 'INSTANCE') continue
    const { overrides, scaleFactor } = at.props
    if (overrides.includes('width') || overrides.includes('height')) return true
    if (scaleFactor !== 1) return true
  }
  return false
}

function follows(source: NodeRecord, copy: NodeRecord, key: Key): boolean {
  if (!governs(source, copy, key)) return false
  if (copy.props.overrides.includes(key)) return false
  if (!geometry.includes(key)) return true
  const root = wholeInstance(copy)
  if (!root || !deviating.has(root)) return true
  if (isResized(copy)) return false
  if (key === 'matrix') return !isPlaced(copy)
  return !isLaidOut(copy, key === 'width' ? 'x' : 'y')
}

/** Whether layout or text gives it its size where it differs. */
function isLaidOut(copy: NodeRecord, axis: Axis): boolean {
  const sizing = sizingOf(copy, axis)
  const isOwnText = copy.props.overrides.includes('characters')
  if (sizing === 'HUG' && copy.type === 'TEXT') return isOwnText
  return sizing !== 'FIXED'
}

type Drive = (record: NodeRecord, key: Key) => void

let drive: Drive = () => undefined

/**
 * Sets the function that passes values set on the canvas to component
 * properties.
 */
export function driveBy(by: Drive): void {
  drive = by
}

function noteOverride(record: NodeRecord, key: Key): void {
  if (isLayingOut() || isOwn(record, key)) return
  const root = wholeInstance(record)
  if (!root || !keepsOverrides) return
  deviating.add(root)
  drive(record, key)
  if (key === 'componentProperties') return
  const { overrides } = record.props
  if (overrides.includes(key)) return
  setProp(record, 'overrides', Object.freeze(overrides.concat(key)))
}

let quiet = false

/** Changes in `work` come from elsewhere and are no overrides. */
export function followingOnly(work: () => void): void {
  const was = quiet
  quiet = true
  try {
    work()
  } finally {
    quiet = was
  }
}

/** Changes in `work` are not reported as events. */
export function unreported(work: () => void): void {
  const { muted } = changeLog
  changeLog.muted = true
  try {
    work()
  } finally {
    changeLog.muted = muted
  }
}

/** Lays out a layer of an instance that differs. */
export function settleCopy(copy: NodeRecord): void {
  const root = wholeInstance(copy)
  if (root && deviating.has(root)) settle(copy)
}

/** A layer that differs is laid out again where its component changed. */
function settleChange(copy: NodeRecord, key: Key): void {
  const root = wholeInstance(copy)
  if (!root || !deviating.has(root)) return
  const isText = copy.type === 'TEXT' && !geometry.includes(key)
  if (isText && copy.props.overrides.includes('characters')) fitText(copy)
  if (key === 'visible') layOutWithin(copy)
  relayout(copy)
}

const followsMain = holds('instances/follow-their-component')

/** Passes a change of a component on to instances that do not override it. */
function spread(record: NodeRecord, key: Key): void {
  if (copies.size === 0 || neverFollowed.includes(key)) return
  if (!quiet && record.props.sourceId !== '') noteOverride(record, key)
  const living = livingCopies(record)
  if (living.length === 0 || !followsMain) return
  followingOnly(() =>
    unreported(() => {
      for (const copy of living) {
        if (follows(record, copy, key)) {
          setProp(copy, key, record.props[key])
          const isSize = key === 'width' || key === 'height'
          if (isSize && isRoot(copy)) settleParents(copy)
        }
        if (!isLayingOut()) settleChange(copy, key)
      }
    })
  )
}

follow(spread)
