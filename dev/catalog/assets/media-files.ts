import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'

export type MediaFolder = 'film-files' | 'track-files'

/** A committed file; it must be there. */
export function readMediaFile(
  folder: MediaFolder,
  name: string
): Promise<Uint8Array> {
  return readFile(addressOf(folder, name))
}

/** Bytes of a committed file. */
export function mediaFileSize(folder: MediaFolder, name: string): number {
  return statSync(addressOf(folder, name)).size
}

function addressOf(folder: MediaFolder, name: string): URL {
  return new URL(`../${folder}/${name}`, import.meta.url)
}
