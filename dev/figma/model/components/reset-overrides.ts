import { hasOwn } from '../../shared/has-own.ts'
import { mainOf } from '../tree/component-tree.ts'
import { store } from '../record/document-store.ts'
import { setProp } from '../edits/history.ts'
import { followingOnly, isRoot } from '../tree/instances.ts'
import { showAs } from './swap-instance.ts'
import type { NodeRecord, Props } from '../record/node-record.ts'
import { relayout } from '../layout/resize.ts'

type Key = keyof Props

export interface Override {
  id: string
  overriddenFields: NodeChangeProperty[]
}

/** Our stored names → the names Figma lists. */
function fieldOf(key: string): NodeChangeProperty {
  if (key === 'ranges') return 'styledTextSegments'
  if (key === 'targetAspectRatio') return 'constrainProportions'
  return key as NodeChangeProperty // a property that Figma names as we do
}

/** Properties of its component that a layer shows and an instance may set. */
function isDriven(root: NodeRecord, record: NodeRecord, key: string): boolean {
  const { componentPropertyReferences } = record.props
  const name = (componentPropertyReferences || {})[key as 'visible'] // or absent
  return name !== undefined && hasOwn(root.props.componentProperties, name)
}

/** The overrides of an instance and the layers inside it. */
export function overridesOf(instance: NodeRecord): Override[] {
  const found: Override[] = []
  function walk(record: NodeRecord): void {
    const fields = fieldsOf(instance, record)
    if (fields.length > 0)
      found.push({ id: record.id, overriddenFields: fields })
    for (const child of record.children || []) walk(child)
  }
  walk(instance)
  return found
}

function fieldsOf(root: NodeRecord, record: NodeRecord): NodeChangeProperty[] {
  const keys = record.props.overrides.filter(
    key => key !== 'mainComponent' && !isDriven(root, record, key)
  )
  if (Object.keys(record.props.componentProperties).length > 0) {
    if (record === root) keys.push('componentProperties')
  }
  return Array.from(new Set(keys.map(fieldOf)))
}

/** The layer that decides what is not overridden. */
function sourceOf(record: NodeRecord): NodeRecord | null {
  return isRoot(record)
    ? mainOf(record)
    : store.byId.get(record.props.sourceId) || null
}

function restore(record: NodeRecord): void {
  const source = sourceOf(record)
  if (!source) return
  const { overrides } = record.props
  setProp(record, 'overrides', Object.freeze([]))
  if (overrides.includes('mainComponent')) showAs(record, source)
  followingOnly(() => {
    const keys = overrides as Key[] // none but these are kept there
    for (const key of keys) {
      if (key !== 'mainComponent') setProp(record, key, source.props[key])
    }
  })
}

/** Sizes and places as the component has them. */
function restorePlaces(record: NodeRecord): void {
  for (const child of record.children || []) {
    const source = sourceOf(child)
    if (source) {
      const { matrix, width, height } = source.props
      setProp(child, 'width', width)
      setProp(child, 'height', height)
      setProp(child, 'matrix', matrix)
    }
    restorePlaces(child)
  }
}

function restoreAll(record: NodeRecord): void {
  restore(record)
  for (const child of record.children || []) restoreAll(child)
}

/** Makes the instance look like its component again. */
export function removeOverrides(instance: NodeRecord): void {
  setProp(instance, 'componentProperties', Object.freeze({}))
  restoreAll(instance)
  followingOnly(() => restorePlaces(instance))
  relayout(instance)
}
