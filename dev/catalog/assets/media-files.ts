import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dataFile } from './data-file.ts'

export type MediaFolder = 'film-files' | 'track-files'

/** Reads a committed file; rejects if it is missing. */
export function readMediaFile(
  folder: MediaFolder,
  name: string
): Promise<Uint8Array> {
  return readFile(dataFile(`${folder}/${name}`))
}

/** Size of a committed file in bytes. */
export function mediaFileSize(folder: MediaFolder, name: string): number {
  return statSync(dataFile(`${folder}/${name}`)).size
}
