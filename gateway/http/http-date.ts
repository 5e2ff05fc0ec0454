/** The three formats of RFC 9110; the last one is implicitly in GMT. */
const formats = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/
]

/**
 * Milliseconds since 1970 by the sender's clock; null if it is not a date.
 * Compare it only with other dates of the same reply.
 */
export function readHttpDate(text: string | null): number | null {
  if (text === null || !formats.some(one => one.test(text))) return null
  const time = Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`)
  return Number.isNaN(time) ? null : time
}
