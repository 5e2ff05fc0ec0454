/** Whether a text has no control characters, also none for direction. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text)
}
