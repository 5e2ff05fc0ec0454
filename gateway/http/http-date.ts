/** The three forms of RFC 9110; the last names no zone and is in GMT. */
const forms = [
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d \d\d:\d\d:\d\d GMT$/,
  /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}$/
]

/**
 * Milliseconds since 1970 by the sender's clock; null when it is no date. Only
 * to be compared with another date of the same reply.
 */
export function readHttpDate(text: string | null): number | null {
  if (text === null || !forms.some(form => form.test(text))) return null
  const time = Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`)
  return Number.isNaN(time) ? null : time
}
