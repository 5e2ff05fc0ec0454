import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReadableAtom } from 'nanostores'
import { root } from '../../../dev/install.mjs'
import type { Texts } from './find-faults.ts'

const folder = join(root, 'ui')

export interface Area {
  name: string
  english: Texts
  words: ReadableAtom<Record<string, unknown>>
}

type English = Record<string, string | { input: Texts[string] }>

/** The English texts of each room and those that rooms share. */
export async function loadAreas(): Promise<Area[]> {
  const files = await readdir(folder, { recursive: true })
  const areas = new Map<string, Area>()
  for (const file of files.filter(isWordsFile)) {
    const { href } = pathToFileURL(join(folder, file))
    const exported = Object.values(await import(href)).filter(isWords)
    for (const words of exported) {
      const { component: name, base } = words
      if (areas.has(name)) throw new Error(`Two areas are called "${name}".`)
      areas.set(name, { name, english: plain(base), words })
    }
  }
  return [...areas.values()]
}

/** A file of texts: of a room, or in `ui/words`. */
function isWordsFile(path: string): boolean {
  return /[\\/]words\.ts$|^words[\\/][\w-]+\.ts$/.test(path)
}

/** The translations of a language, by area. */
export async function loadTranslation(
  language: string
): Promise<Record<string, Texts>> {
  const path = join(folder, 'words', `${language}.json`)
  return JSON.parse(await readFile(path, 'utf8'))
}

/** The library has these fields in development builds. */
interface DevelopmentFields {
  component: string
  base: English
}

function isWords(value: unknown): value is Area['words'] & DevelopmentFields {
  return typeof value === 'object' && value !== null && 'component' in value
}

function plain(base: English): Texts {
  return Object.fromEntries(
    Object.entries(base).map(([key, text]) => [
      key,
      typeof text === 'string' ? text : text.input
    ])
  )
}
