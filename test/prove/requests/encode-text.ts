/** For an address; halves of characters, which it cannot hold, are replaced. */
export function encodeText(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString())
}
