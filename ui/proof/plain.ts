/**
 * In one line, of letters that show: controls become spaces, what turns the
 * direction of reading and halves of letters go.
 */
export function plain(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu, '')
    .trim()
}
