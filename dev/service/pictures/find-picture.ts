import { realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import { RowProblem } from './line-error.ts'

/**
 * Where a picture of a folder lies, with links followed. Throws RowProblem
 * when it is not there or lies outside of the folder.
 */
export async function findPicture(
  folder: string,
  file: string
): Promise<string> {
  const path = resolve(folder, file)
  if (!isWithin(resolve(folder), path)) {
    throw new RowProblem(
      `${file} is outside of the folder. Move the picture into it.`
    )
  }
  const target = await realpath(path).catch((error: unknown) => {
    if (!isMissing(error)) throw error
    throw new RowProblem(
      `There is no file ${file} in the folder. Correct the name, or remove the line.`,
      { cause: error }
    )
  })
  if (isWithin(await realpath(folder), target)) return target
  throw new RowProblem(
    `${file} is a link out of the folder. Put the picture itself into it.`
  )
}

/** Whether an error says that there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

function isWithin(folder: string, path: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
