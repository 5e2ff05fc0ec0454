import { ClearedError } from '../../contract/errors.ts'
import { checkMediaAddress } from './check-media-address.ts'

/**
 * Where a redirect of a media host leads; throws `address-refused` when that
 * is no listed origin, or gives up encryption.
 */
export function redirectTarget(
  { href, protocol }: URL,
  location: string,
  origins: readonly string[]
): URL {
  const target = URL.canParse(location, href) ? new URL(location, href) : null
  const losesEncryption = protocol === 'https:' && target?.protocol !== 'https:'
  if (!target || losesEncryption) {
    throw new ClearedError(
      'address-refused',
      'The media host redirects to an address that may not be followed.'
    )
  }
  return checkMediaAddress(target.href, origins)
}
