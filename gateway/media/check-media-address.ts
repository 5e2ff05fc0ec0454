import { ClearedError } from '../../contract/errors.ts'
import { isListedMedia } from '../../contract/media-address.ts'

const maxLength = 4096

/** Parses an address of a listed origin; throws `address-refused` for others. */
export function checkMediaAddress(
  text: string,
  origins: readonly string[]
): URL {
  if (text.length > maxLength) {
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
