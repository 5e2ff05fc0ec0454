import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CatalogAsset } from '../../catalog/assets/catalog-asset.ts'
import type { AssetText, Language } from '../../catalog/assets/languages.ts'
import type { Database } from '../database/open-database.ts'
import { findPicture, isMissing } from './find-picture.ts'
import {
  registerPicture,
  type RegisteredPicture
} from './registered-pictures.ts'
import { pictureAsset } from './picture-asset.ts'
import { pictureContributors } from './picture-contributors.ts'
import { wordsFile, type PictureWords } from './picture-words.ts'
import { readWords, type TableProblem } from './read-words.ts'
import type { PictureFile } from './render-picture.ts'
import { LineError } from './line-error.ts'
import { messageOf, problemsError, tryLine } from './try-line.ts'

/** A picture of the folder that can be offered. */
export interface OpenPicture extends PictureFile {
  asset: CatalogAsset
  texts: Partial<Record<Language, AssetText>>
  fingerprint: Uint8Array
}

interface Line {
  line: number
  words: PictureWords
}

interface Known {
  words: PictureWords
  path: string
  picture: RegisteredPicture
}

const concurrency = 4

/**
 * Reads the table of a folder and its pictures. Rejects with a list of all
 * invalid lines and how to correct them.
 */
export async function openPictures(
  accounts: Database,
  folder: string
): Promise<OpenPicture[]> {
  const table = readWords(await readTable(folder))
  const { problems } = table
  const found = await findAll(folder, table.pictures, problems)
  const known: Known[] = []
  for (let at = 0; at < found.length; at += concurrency) {
    const some = found
      .slice(at, at + concurrency)
      .map(({ line, words, path }) =>
        tryLine(line, problems, async () => ({
          words,
          path,
          picture: await registerPicture(accounts, words.file, path)
        }))
      )
    known.push(...(await Promise.all(some)).flatMap(one => one ?? []))
  }
  if (problems.length > 0) throw problemsError(problems)
  if (known.length === 0) {
    throw new Error(`${wordsFile} names no pictures. Add a line for each.`)
  }
  return toPictures(known)
}

async function readTable(folder: string): Promise<Uint8Array> {
  const path = join(folder, wordsFile)
  try {
    return await readFile(path)
  } catch (cause) {
    const message = isMissing(cause)
      ? `There is no ${path} to read. Put a table with the columns file and title beside the pictures.`
      : `${path} cannot be read: ${messageOf(cause)}`
    throw new Error(message, { cause })
  }
}

/** The paths of the pictures, which must be distinct. */
async function findAll(
  folder: string,
  lines: Line[],
  problems: TableProblem[]
): Promise<(Line & { path: string })[]> {
  const taken = new Map<string, number>()
  const found: (Line & { path: string })[] = []
  for (const { line, words } of lines) {
    const one = await tryLine(line, problems, async () => {
      const path = await findPicture(folder, words.file)
      const first = taken.get(path)
      if (first === undefined) return { line, words, path }
      throw new LineError(
        `${words.file} leads to the picture of line ${first}. Remove one of the two.`
      )
    })
    if (!one) continue
    taken.set(one.path, line)
    found.push(one)
  }
  return found
}

function toPictures(known: Known[]): OpenPicture[] {
  const people = pictureContributors(known.map(one => one.words.contributor))
  return known.flatMap(({ words, path, picture }, place) => {
    const contributor = people.get(words.contributor)
    if (!contributor) return []
    return {
      asset: pictureAsset(words, picture, contributor, place),
      texts: words.texts,
      fingerprint: Buffer.from(picture.fingerprint, 'base64'),
      path,
      changedAt: picture.changedAt
    }
  })
}
