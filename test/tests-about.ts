import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { testFolders } from './test-folders.ts'

/** What vitest is to run: all of these files, or what in them is called so. */
interface TestChoice {
  /** From the root, such as `test/flows/loop.test.ts`. */
  files: string[]
  /** A regular expression of names; all tests if left out. */
  names?: string
  /** Journeys that the words name too, and that do not run. */
  leftOut: string[]
}

/**
 * The files whose path has one of the words; when no path has, the tests
 * whose name has one. Journeys are slow: they are chosen when the words name
 * nothing else, as `journeys/search` does. Case makes no difference to paths.
 */
export async function testsAbout(
  words: readonly string[],
  root: string,
  folders: readonly string[] = testFolders(root)
): Promise<TestChoice> {
  const files = folders.map(folder => testFiles(root, folder))
  const all = (await Promise.all(files)).flat().toSorted()
  const names = words.map(escape).join('|')
  const about = all.filter(file => new RegExp(names, 'i').test(file))
  if (about.length > 0) return withoutJourneys(about)
  const title = new RegExp(`^\\s*(it\\b|describe\\b|['"\`]).*(${names})`, 'm')
  const texts = await Promise.all(
    all.map(file => readFile(join(root, file), 'utf8'))
  )
  const named = all.filter((_, i) => title.test(texts[i] ?? ''))
  return { ...withoutJourneys(named), names }
}

/** Unless there is nothing else. */
function withoutJourneys(files: string[]): TestChoice {
  const isJourney = (file: string) => file.startsWith('test/journeys/')
  const others = files.filter(file => !isJourney(file))
  if (others.length === 0) return { files, leftOut: [] }
  return { files: others, leftOut: files.filter(isJourney) }
}

async function testFiles(root: string, folder: string): Promise<string[]> {
  const paths = await readdir(join(root, folder), { recursive: true })
  return paths
    .filter(path => /\.test\.tsx?$/.test(path))
    .map(path => `${folder}/${path.replaceAll('\\', '/')}`)
}

function escape(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
