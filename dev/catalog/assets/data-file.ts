import { fileURLToPath } from 'node:url'

/**
 * The path of a committed file or folder, such as `emoji-files/list.txt`. In
 * the service's package they are beside the code, too.
 */
export function dataFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
