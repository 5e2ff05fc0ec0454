/** Length in UTF-8 without building the bytes. */
export function byteLength(text: string): number {
  let bytes = text.length
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i)
    if (code < 0x80) continue
    bytes += code < 0x800 ? 1 : 2
    if (code >= 0xd800 && code < 0xdc00) i += 1
  }
  return bytes
}
