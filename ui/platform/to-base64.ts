/** The most arguments for one call. */
const step = 0x8000

/** The base64 that both the API and a data URL use. */
export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step))
  }
  return btoa(text)
}
