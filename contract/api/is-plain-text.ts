/** Whether a name has nothing that hides or turns round what is around it. */
export function isPlainText(text: string): boolean {
  return !/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text)
}
