import { fileURLToPath } from 'node:url'

/**
 * Where a committed file or folder is, such as `emoji-files/list.txt`. The
 * service's package has its code in a folder beside them, too.
 */
export function dataFile(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url))
}
