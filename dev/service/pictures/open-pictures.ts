import { readFile } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { CatalogAsset } from '../../catalog/catalog-asset.ts'
import type { AssetText, Language } from '../../catalog/languages.ts'
import type { Database } from '../database/open-database.ts'
import { knowPicture, type KnownPicture } from './known-pictures.ts'
import { pictureAsset } from './picture-asset.ts'
import { pictureContributors } from './picture-contributors.ts'
import { wordsFile, type PictureWords } from './picture-words.ts'
import { readWords, type WordsProblem } from './read-words.ts'
import type { PictureFile } from './render-picture.ts'

/** A picture of the folder, ready to be offered. */
export interface OpenPicture extends PictureFile {
  asset: CatalogAsset
  texts: Partial<Record<Language, AssetText>>
  fingerprint: Uint8Array
}

interface Line {
  line: number
  words: PictureWords
}

const atOnce = 4
const mostShown = 20

/**
 * Reads the table of a folder and the pictures it names. Rejects with every
 * line that cannot be used and what to do about it.
 */
export async function openPictures(
  accounts: Database,
  folder: string
): Promise<OpenPicture[]> {
  const { pictures, problems } = readWords(await readTable(folder))
  const found: { words: PictureWords; known: KnownPicture }[] = []
  for (let at = 0; at < pictures.length; at += atOnce) {
    const some = pictures.slice(at, at + atOnce)
    const measured = await Promise.all(
      some.map(one => know(accounts, folder, one))
    )
    some.forEach(({ words }, index) => {
      const known = measured[index]
      if (!known) return
      if ('message' in known) problems.push(known)
      else found.push({ words, known })
    })
  }
  if (problems.length > 0) throw problemsError(problems)
  if (found.length === 0) {
    throw new Error(`${wordsFile} names no pictures. Add a line for each.`)
  }
  return toPictures(folder, found)
}

function toPictures(
  folder: string,
  found: { words: PictureWords; known: KnownPicture }[]
): OpenPicture[] {
  const people = pictureContributors(found.map(one => one.words.contributor))
  return found.flatMap(({ words, known }, place) => {
    const contributor = people.get(words.contributor)
    if (!contributor) return []
    return {
      asset: pictureAsset(words, known, contributor, place),
      texts: words.texts,
      fingerprint: Buffer.from(known.fingerprint, 'base64'),
      path: pathOf(folder, words.file),
      changedAt: known.changedAt
    }
  })
}

async function readTable(folder: string): Promise<Uint8Array> {
  const path = join(folder, wordsFile)
  try {
    return await readFile(path)
  } catch {
    throw new Error(
      `There is no ${path} to read. Put a table with the columns file and title beside the pictures.`
    )
  }
}

async function know(
  accounts: Database,
  folder: string,
  { line, words: { file } }: Line
): Promise<KnownPicture | WordsProblem> {
  const path = pathOf(folder, file)
  if (!path.startsWith(resolve(folder) + sep)) {
    const message = `${file} is outside of the folder. Move the picture into it.`
    return { line, message }
  }
  try {
    return await knowPicture(accounts, file, path)
  } catch (error) {
    const isMissing =
      error instanceof Error && 'code' in error && error.code === 'ENOENT'
    const message = isMissing
      ? `There is no file ${file} in the folder. Correct the name, or remove the line.`
      : `${file} cannot be read as a picture. Save it as JPEG, PNG, WebP or TIFF.`
    return { line, message }
  }
}

function pathOf(folder: string, file: string): string {
  return resolve(folder, file)
}

function problemsError(problems: WordsProblem[]): Error {
  const sorted = problems.toSorted((a, b) => a.line - b.line)
  const lines = sorted
    .slice(0, mostShown)
    .map(({ line, message }) => `${wordsFile}, line ${line}: ${message}`)
  const more = sorted.length - lines.length
  return new Error(
    [...lines, ...(more > 0 ? [`And ${more} more.`] : [])].join('\n')
  )
}
