import { isListedMedia } from '../../contract/media-address.ts'
import { platform } from '../platform/platform.ts'

/** Only origins in the configuration are allowed, whatever a reply contains. */
export function isMediaAddress(url: string): boolean {
  return isListedMedia(url, platform().addresses.media)
}
