/** The most that the API takes. */
const maxPrice = 1_000_000_000

/**
 * Reads `12`, `12.5`, `12,50`, `1 250,00`, `1,250.00` and `1.250,00`; null for
 * anything else. A last separator with one or two digits is the decimal one.
 */
export function parsePrice(text: string): number | null {
  const parts =
    /^([1-9]\d{0,2}(?:([ .,'’])\d{3}(?:\2\d{3})*)|\d+)(?:[.,](\d{1,2}))?$/.exec(
      text.normalize('NFKC').trim()
    )
  if (!parts) return null
  const [, whole = '', , cents = '0'] = parts
  const price = Number(`${whole.replaceAll(/\D/g, '')}.${cents}`)
  return price <= maxPrice ? price : null
}
