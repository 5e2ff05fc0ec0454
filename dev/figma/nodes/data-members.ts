import { checkString } from './checks/check.ts'
import { entrySize } from '../shared/entry-size.ts'
import { holds } from '../rules/rules.ts'
import { members } from './handles/define-node.ts'
import { type Handle, annotatable, live, sessionOf } from './handles/handle.ts'
import { setData } from '../model/edits/history.ts'
import type { NodeRecord } from '../model/record/node-record.ts'

const maxEntry = 100 * 1024

function assertFits(
  op: string,
  owner: string,
  key: string,
  value: string
): void {
  const size = entrySize(owner, key, value)
  if (size <= maxEntry || !holds('plugin-data/at-most-100-kb')) return
  throw new Error(
    `in ${op}: The entry of ${size} bytes exceeds the limit of 100 kB per entry`
  )
}

function checkNamespace(op: string, value: unknown): string {
  const namespace = checkString(op, 'namespace', value)
  const isNamespace = /^[A-Za-z0-9_.]{3,}$/.test(namespace)
  if (isNamespace || !holds('plugin-data/namespaces-of-three')) return namespace
  throw new Error(
    `in ${op}: The namespace must have at least 3 alphanumeric characters`
  )
}

function read(record: NodeRecord, owner: string, key: string): string {
  const entries = record.data ? record.data.get(owner) : undefined
  return (entries && entries.get(key)) || ''
}

function keysOf(record: NodeRecord, owner: string): string[] {
  const entries = record.data ? record.data.get(owner) : undefined
  return entries ? Array.from(entries.keys()) : []
}

const checksStrings = holds('plugin-data/strings-only')
const ownOnly = holds('plugin-data/own-plugin-only')

function checkText(op: string, prop: string, value: unknown): string {
  return checksStrings ? checkString(op, prop, value) : String(value)
}

/** The owner of private entries: the id of the running plugin. */
function ownerOf(handle: Handle): string {
  return ownOnly ? `p:${sessionOf(handle).pluginId}` : 'p:'
}

/** Plugin data, private and shared. */
export const dataMembers = members({
  getPluginData(key: string) {
    const record = live(this, 'getPluginData')
    const name = checkText('getPluginData', 'key', key)
    return read(record, ownerOf(this), name)
  },
  setPluginData(key: string, value: string) {
    const op = 'setPluginData'
    const record = annotatable(this, op)
    const name = checkText(op, 'key', key)
    const text = checkText(op, 'value', value)
    assertFits(op, sessionOf(this).pluginId, name, text)
    setData(record, ownerOf(this), name, text)
  },
  getPluginDataKeys() {
    const record = live(this, 'getPluginDataKeys')
    return keysOf(record, ownerOf(this))
  },
  getSharedPluginData(namespace: string, key: string) {
    const op = 'getSharedPluginData'
    const record = live(this, op)
    const space = checkNamespace(op, namespace)
    return read(record, `s:${space}`, checkText(op, 'key', key))
  },
  setSharedPluginData(namespace: string, key: string, value: string) {
    const op = 'setSharedPluginData'
    const record = annotatable(this, op)
    const space = checkNamespace(op, namespace)
    const name = checkText(op, 'key', key)
    const text = checkText(op, 'value', value)
    assertFits(op, space, name, text)
    setData(record, `s:${space}`, name, text)
  },
  getSharedPluginDataKeys(namespace: string) {
    const op = 'getSharedPluginDataKeys'
    const record = live(this, op)
    return keysOf(record, `s:${checkNamespace(op, namespace)}`)
  }
})
