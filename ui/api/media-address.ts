import { isListedMedia } from '../../contract/media-address.ts'
import { platform } from '../platform/platform.ts'

/** Only origins of the configuration will do, whatever a reply names. */
export function isMediaAddress(url: string): boolean {
  return isListedMedia(url, platform().addresses.media)
}
