import { checkString } from './check.ts'
import { members } from './define-node.ts'
import { annotatable, live, sessionOf } from './handle.ts'
import { setData } from '../model/history.ts'
import type { NodeRecord } from '../model/node-record.ts'
import { byteLength } from '../model/text-bytes.ts'

const maxEntry = 100 * 1024

function assertFits(
  op: string,
  owner: string,
  key: string,
  value: string
): void {
  const size = byteLength(owner) + byteLength(key) + byteLength(value)
  if (size <= maxEntry) return
  throw new Error(
    `in ${op}: The entry of ${size} bytes exceeds the limit of 100 kB per entry`
  )
}

function checkNamespace(op: string, value: unknown): string {
  const namespace = checkString(op, 'namespace', value)
  if (/^[A-Za-z0-9_.]{3,}$/.test(namespace)) return namespace
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

/** Plugin data, private and shared. */
export const dataMembers = members({
  getPluginData(key: string) {
    const record = live(this, 'getPluginData')
    const name = checkString('getPluginData', 'key', key)
    return read(record, `p:${sessionOf(this).pluginId}`, name)
  },
  setPluginData(key: string, value: string) {
    const op = 'setPluginData'
    const record = annotatable(this, op)
    const name = checkString(op, 'key', key)
    const text = checkString(op, 'value', value)
    const { pluginId } = sessionOf(this)
    assertFits(op, pluginId, name, text)
    setData(record, `p:${pluginId}`, name, text)
  },
  getPluginDataKeys() {
    const record = live(this, 'getPluginDataKeys')
    return keysOf(record, `p:${sessionOf(this).pluginId}`)
  },
  getSharedPluginData(namespace: string, key: string) {
    const op = 'getSharedPluginData'
    const record = live(this, op)
    const space = checkNamespace(op, namespace)
    return read(record, `s:${space}`, checkString(op, 'key', key))
  },
  setSharedPluginData(namespace: string, key: string, value: string) {
    const op = 'setSharedPluginData'
    const record = annotatable(this, op)
    const space = checkNamespace(op, namespace)
    const name = checkString(op, 'key', key)
    const text = checkString(op, 'value', value)
    assertFits(op, space, name, text)
    setData(record, `s:${space}`, name, text)
  },
  getSharedPluginDataKeys(namespace: string) {
    const op = 'getSharedPluginDataKeys'
    const record = live(this, op)
    return keysOf(record, `s:${checkNamespace(op, namespace)}`)
  }
})
