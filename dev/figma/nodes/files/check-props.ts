import { hasOwn } from '../../shared/has-own.ts'
import type { NodeFile } from '../../model/files/document-file.ts'
import { defaultProps } from '../../model/record/default-props.ts'
import type { RecordType } from '../../model/record/node-record.ts'
import { type Place, broken, checkKind, kindOf, within } from './broken-file.ts'
import { checkRanges, checkTexts } from './check-file-lists.ts'
import { type FileCheck, fileChecks } from './check-file-values.ts'

/** Keys of a node in a file beside its props. */
const beside = new Set('id type pluginData children x y rotation'.split(' '))

function checkNumbers(place: Place, value: unknown): void {
  checkKind(place, value, 'a list').forEach((one, i) =>
    checkKind(within(place, i), one, 'a number')
  )
}

function checkObjects(place: Place, value: unknown): void {
  checkKind(place, value, 'a list').forEach((one, i) =>
    checkKind(within(place, i), one, 'an object')
  )
}

const checks: Record<string, FileCheck> = Object.assign({}, fileChecks, {
  dashPattern: checkNumbers,
  rowHeights: checkNumbers,
  columnWidths: checkNumbers,
  reactions: checkObjects,
  documentationLinks: checkObjects,
  overrides: checkTexts,
  ranges: checkRanges
})

/** The value must be made as the default is, further down too. */
function checkLike(place: Place, value: unknown, like: unknown): void {
  const kind = kindOf(like)
  if (kind === 'nothing') {
    // A prop that may be null is else a number or an object.
    if (['nothing', 'a number', 'an object'].includes(kindOf(value))) return
    throw broken(place, `must be a number or nothing but is ${kindOf(value)}`)
  }
  checkKind(place, value, kind)
  if (kind !== 'an object') return
  const fields = value as Record<string, unknown> // just looked
  const wanted = like as Record<string, unknown> // of the same kind
  for (const key of Object.keys(wanted)) {
    if (key !== 'boundVariables') {
      checkLike(within(place, key), fields[key], wanted[key])
    }
  }
}

/** By property: shared values that passed, with the type of layer. */
export type Passed = Map<string, Map<unknown, RecordType>>

/** Throws for a prop that no record has or that is made otherwise. */
export function checkProps(place: Place, node: NodeFile, passed: Passed): void {
  const usual: object = defaultProps(node.type)
  const known = usual as Record<string, unknown> // all props by name
  for (const key of ['x', 'y', 'rotation']) {
    if (hasOwn(node, key)) checkKind(within(place, key), node[key], 'a number')
  }
  for (const key of Object.keys(node)) {
    if (beside.has(key)) continue
    const value = node[key]
    if (typeof value !== 'object') {
      if (typeof value === typeof known[key] && !checks[key]) continue
    } else if (hasPassed(passed, key, value, node.type)) {
      continue
    }
    checkProp(within(place, key), key, value, known)
  }
}

function checkProp(
  at: Place,
  key: string,
  value: unknown,
  known: Record<string, unknown>
): void {
  if (!hasOwn(known, key)) {
    throw broken(at, 'is not known to this host, which may be too old')
  }
  const check = checks[key]
  if (check) check(at, value)
  else checkLike(at, value, known[key])
}

/** Also notes the value, unchecked: a wrong one ends the whole reading. */
function hasPassed(
  passed: Passed,
  key: string,
  value: unknown,
  type: RecordType
): boolean {
  const known = passed.get(key) || new Map<unknown, RecordType>()
  if (known.get(value) === type) return true
  known.set(value, type)
  passed.set(key, known)
  return false
}
