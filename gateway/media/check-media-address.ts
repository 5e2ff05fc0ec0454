import { ClearedError } from '../../contract/errors.ts'

/**
 * The address if its origin is exactly one of the listed ones; throws
 * `address-refused` otherwise.
 */
export function checkMediaAddress(
  text: string,
  origins: readonly string[]
): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  const isListed =
    url && origins.includes(url.origin) && !url.username && !url.password
  if (!isListed) {
    throw new ClearedError(
      'address-refused',
      'The gateway fetches media only from the hosts it is configured for.'
    )
  }
  url.hash = ''
  return url
}
