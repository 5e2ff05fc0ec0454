import { holds } from '../rules/rules.ts'

/**
 * The bytes that an entry of plugin data counts towards its limit of 100 kB.
 */
export function entrySize(owner: string, key: string, value: string): number {
  return sizeOf(owner) + sizeOf(key) + sizeOf(value)
}

function sizeOf(text: string): number {
  return holds('plugin-data/counts-bytes') ? byteLength(text) : text.length
}

/** Length in UTF-8 without building the bytes. */
function byteLength(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code < 0x80) continue
    bytes += code < 0x800 ? 1 : 2
    if (code >= 0xd800 && code < 0xdc00) i += 1
  }
  return bytes
}
