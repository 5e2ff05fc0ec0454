import { toJson } from '../shared/to-json.ts'
import { checkArray, checkObject, checkOneOf } from './checks/check.ts'
import { checkDrawn, checkExport } from './checks/check-export.ts'
import { members } from './handles/define-node.ts'
import { fresh } from './handles/fresh.ts'
import { assertLoaded, type Handle, editable, live } from './handles/handle.ts'
import { exportOrder } from '../model/drawn/export-order.ts'
import { freezeDeep } from '../model/record/freeze-deep.ts'
import { setProp } from '../model/edits/history.ts'
import { request } from './handles/host-call.ts'

const storedFormats = ['PNG', 'JPG', 'SVG', 'PDF'] as const

async function exported(
  handle: Handle,
  settings: unknown
): Promise<Uint8Array | string> {
  const op = 'exportAsync'
  const record = live(handle, op)
  assertLoaded(handle, op)
  const choice = checkDrawn(op, settings)
  const answer = await request('exportNode', exportOrder(record, choice))
  return answer as Uint8Array | string // by its format
}

function checkStored(op: string, value: unknown): readonly ExportSettings[] {
  const all = checkArray(op, 'exportSettings', value).map((item, i) => {
    const at = `exportSettings[${i}]`
    const settings = checkObject(op, at, item)
    checkOneOf(op, `${at}.format`, settings['format'], storedFormats)
    checkExport(op, at, settings)
    return settings
  })
  const copy: ExportSettings[] = JSON.parse(toJson(all))
  return freezeDeep(copy)
}

/** Pictures of a node, and how it is to be exported by hand. */
export const exportMembers = members({
  get exportSettings() {
    return fresh(live(this, 'get_exportSettings').props.exportSettings)
  },
  set exportSettings(value: readonly ExportSettings[]) {
    const op = 'set_exportSettings'
    const settings = checkStored(op, value)
    setProp(editable(this, op), 'exportSettings', settings)
  },
  exportAsync(settings: unknown = { format: 'PNG' }): Promise<never> {
    // Text or bytes: the overloads of the typings go by the format.
    return exported(this, settings) as Promise<never> // so no type is common
  }
})
