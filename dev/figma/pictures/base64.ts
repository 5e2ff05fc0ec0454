const piece = 0x8000

/**
 * In pieces, since all bytes at once are too many arguments; applied, which is
 * far quicker than to spread them.
 */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += piece) {
    const some = bytes.subarray(at, at + piece)
    text += Reflect.apply(String.fromCharCode, null, some)
  }
  return btoa(text)
}

/** Throws for text that is not base64. */
export function fromBase64(text: string): Uint8Array {
  const decoded = atob(text)
  const bytes = new Uint8Array(decoded.length)
  for (let i = 0; i < decoded.length; i += 1) bytes[i] = decoded.charCodeAt(i)
  return bytes
}
