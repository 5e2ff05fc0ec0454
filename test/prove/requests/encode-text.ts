/** Encodes a text for an address, with lone surrogates replaced. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}
