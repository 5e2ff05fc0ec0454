import { ClearedError } from '../../contract/errors.ts'
import { isListedMedia } from '../../contract/media-address.ts'

const longest = 4096

/** The address if its origin is a listed one; throws `address-refused`. */
export function checkMediaAddress(
  text: string,
  origins: readonly string[]
): URL {
  if (text.length > longest) {
    throw new ClearedError('address-refused', 'The address is too long.')
  }
  if (!isListedMedia(text, origins) || !URL.canParse(text)) {
    throw new ClearedError(
      'address-refused',
      'The gateway fetches media only from the hosts it is configured for.'
    )
  }
  const url = new URL(text)
  url.hash = ''
  return url
}
