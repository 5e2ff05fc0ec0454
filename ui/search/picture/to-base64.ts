/** What a call may take at once. */
const step = 0x8000

/** As APIs take files in JSON, and pages take them in addresses. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  }
  return btoa(text)
}
