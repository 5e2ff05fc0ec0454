import { realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { LineError } from './line-error.ts'

/**
 * The real path of a picture in a folder. Throws LineError if it is missing or
 * outside of the folder.
 */
export async function findPicture(
  folder: string,
  file: string
): Promise<string> {
  const path = resolve(folder, file)
  if (!isWithin(resolve(folder), path)) {
    throw new LineError(
      `${file} is outside of the folder. Move the picture into it.`
    )
  }
  const target = await realpath(path).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    throw new LineError(
      `There is no file ${file} in the folder. Correct the name, or remove the line.`,
      { cause: error }
    )
  })
  if (isWithin(await realpath(folder), target)) return target
  throw new LineError(
    `${file} is a link out of the folder. Put the picture itself into it.`
  )
}

/** Whether an error means that the file is missing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
