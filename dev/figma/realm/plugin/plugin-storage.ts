import { holds } from '../../rules/rules.ts'
import { pack, unpack } from '../../shared/marshal.ts'
import { checkString } from '../../nodes/checks/check.ts'
import { request } from '../../nodes/handles/host-call.ts'

/** clientStorage holds what messages hold, without dates. */
function assertStorable(value: unknown): void {
  if (value instanceof Date && holds('client-storage/no-dates')) {
    throw new TypeError('in setAsync: Cannot store Date')
  }
  if (value === null || typeof value !== 'object') return
  if (value instanceof Uint8Array) return
  for (const key of Object.keys(value)) {
    assertStorable((value as Record<string, unknown>)[key]) // its own keys
  }
}

export const clientStorage = Object.freeze({
  async getAsync(key: unknown): Promise<unknown> {
    return request('storageGet', checkString('getAsync', 'key', key))
  },
  async setAsync(key: unknown, value: unknown): Promise<void> {
    const name = checkString('setAsync', 'key', key)
    // Read once: it may have getters.
    const copy = unpack(pack(value, 'setAsync'))
    assertStorable(copy)
    await request('storageSet', { key: name, value: copy })
  },
  async deleteAsync(key: unknown): Promise<void> {
    await request('storageDelete', checkString('deleteAsync', 'key', key))
  },
  async keysAsync() {
    return (await request('storageKeys')) as string[] // the host's answer
  }
})
