import { ClearedError } from '../../contract/errors.ts'
import { checkMediaAddress } from './check-media-address.ts'

/**
 * The address to which a media host redirects. Throws `address-refused` if
 * its origin is not listed, or if it leaves https.
 */
export function redirectTarget(
  { href, protocol }: URL,
  location: string,
  origins: readonly string[]
): URL {
  const target = URL.canParse(location, href) ? new URL(location, href) : null
  const leavesHttps = protocol === 'https:' && target?.protocol !== 'https:'
  if (!target || leavesHttps) {
    throw new ClearedError(
      'address-refused',
      'The media host redirects to a forbidden address.'
    )
  }
  return checkMediaAddress(target.href, origins)
}
