import { platform } from '../platform.ts'

/** Only origins of the configuration will do, whatever a reply names. */
export function isMediaAddress(url: string): boolean {
  const { media } = platform().addresses
  return media.some(origin => url.startsWith(`${origin}/`))
}
