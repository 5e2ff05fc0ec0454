import { deepest } from '../../model/tree/assert-depth.ts'
import { isRecord } from '../../shared/is-record.ts'
import type { NodeFile, StoreFile } from '../../model/files/document-file.ts'
import { type Place, broken, checkKind, within } from './broken-file.ts'
import { fileChecks } from './check-file-values.ts'
import { type Passed, checkProps } from './check-props.ts'
import { isFileType, mayHoldChildren } from '../../model/record/record-types.ts'
import { isStyleType, styleTypes } from '../../model/record/style-types.ts'

interface Reading {
  /** Every id of the file, with the type that has it. */
  types: Map<string, string>
  /** Instances, to be looked at when all ids are known. */
  instances: { place: Place; main: string }[]
  passed: Passed
}

function checkData(place: Place, value: unknown): void {
  if (value === undefined) return
  const owners = checkKind(place, value, 'an object')
  for (const owner of Object.keys(owners)) {
    const at = within(place, owner)
    const entries = checkKind(at, owners[owner], 'an object')
    for (const key of Object.keys(entries)) {
      checkKind(within(at, key), entries[key], 'text')
    }
  }
}

function checkId(place: Place, reading: Reading, node: NodeFile): void {
  const { id, type } = node
  if (id === undefined) return
  const at = within(place, 'id')
  checkKind(at, id, 'text')
  if (id === '') throw broken(at, 'must not be empty')
  if (reading.types.has(id)) {
    throw broken(at, `is "${id}", which another layer has too`)
  }
  reading.types.set(id, type)
}

function checkType(place: Place, type: unknown, among: string): void {
  if (isFileType(type)) return
  const at = within(place, 'type')
  throw broken(at, `must be ${among} but is ${JSON.stringify(type)}`)
}

function checkNode(
  place: Place,
  reading: Reading,
  value: unknown,
  depth: number
): NodeFile {
  if (depth > deepest) throw broken(place, `lies more than ${deepest} deep`)
  const node = checkKind(place, value, 'an object') as NodeFile // checked below
  checkType(place, node.type, 'the type of a layer')
  checkId(place, reading, node)
  if (node.pluginData !== undefined) {
    checkData(within(place, 'pluginData'), node.pluginData)
  }
  checkProps(place, node, reading.passed)
  if (node.type === 'INSTANCE') {
    const main = node['mainComponent']
    if (typeof main === 'string' && main !== '') {
      reading.instances.push({ place, main })
    }
  }
  checkChildren(place, reading, node, depth)
  return node
}

function checkChildren(
  place: Place,
  reading: Reading,
  node: NodeFile,
  depth: number
): void {
  if (node.children === undefined) return
  const at = within(place, 'children')
  if (!mayHoldChildren(node.type)) {
    throw broken(at, `are there, but a ${node.type} holds no layers`)
  }
  const children = checkKind(at, node.children, 'a list')
  children.forEach((child, i) => {
    const type = checkNode(within(at, i), reading, child, depth + 1).type
    if (type === 'PAGE' || isStyleType(type)) {
      throw broken(within(at, i), `is a ${type}, which lies in no layer`)
    }
  })
}

function checkList(
  place: Place,
  reading: Reading,
  value: unknown,
  types: readonly string[]
): number {
  const list = checkKind(place, value, 'a list')
  list.forEach((item, i) => {
    const at = within(place, i)
    const { type } = checkNode(at, reading, item, 0)
    if (types.includes(type)) return
    throw broken(within(at, 'type'), `must be ${types[0]} but is ${type}`)
  })
  return list.length
}

function checkInstances({ types, instances }: Reading): void {
  for (const { place, main } of instances) {
    const type = types.get(main)
    if (type === 'COMPONENT') continue
    const at = within(place, 'mainComponent')
    const found = type ? `a ${type}` : 'not in the file'
    throw broken(at, `names the component "${main}", which is ${found}`)
  }
}

/**
 * Throws a sentence that says where a document is broken and how; what passes
 * can be loaded whole.
 */
export function checkDocument(value: unknown, label = ''): void {
  const place = { up: null, key: label }
  const file = checkKind(place, value, 'an object')
  const reading: Reading = {
    types: new Map(),
    instances: [],
    passed: new Map()
  }
  const at = (key: keyof StoreFile): Place => within(place, key)
  checkKind(at('name'), file['name'], 'text')
  if (file['key'] !== undefined) checkKind(at('key'), file['key'], 'text')
  if (file['colorProfile'] !== undefined) {
    const check = fileChecks['documentColorProfile']
    if (check) check(at('colorProfile'), file['colorProfile'])
  }
  checkList(at('styles'), reading, file['styles'], styleTypes)
  if (file['library'] !== undefined) {
    const types = ['COMPONENT', 'COMPONENT_SET']
    checkList(at('library'), reading, file['library'], types)
  }
  const pages = checkList(at('pages'), reading, file['pages'], ['PAGE'])
  if (pages === 0) throw broken(at('pages'), 'must hold at least one page')
  checkInstances(reading)
  const own = checkKind(at('pluginData'), file['pluginData'], 'an object')
  checkData(within(at('pluginData'), 'root'), own['root'])
  const relaunch = own['relaunchData']
  if (relaunch !== undefined && !isRecord(relaunch)) {
    throw broken(within(at('pluginData'), 'relaunchData'), 'must be an object')
  }
}
