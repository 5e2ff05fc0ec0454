import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dataFile } from './data-file.ts'

export type MediaFolder = 'film-files' | 'track-files'

/** A committed file; it must be there. */
export function readMediaFile(
  folder: MediaFolder,
  name: string
): Promise<Uint8Array> {
  return readFile(dataFile(`${folder}/${name}`))
}

/** Bytes of a committed file. */
export function mediaFileSize(folder: MediaFolder, name: string): number {
  return statSync(dataFile(`${folder}/${name}`)).size
}
