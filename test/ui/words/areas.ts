import { readFile, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReadableAtom } from 'nanostores'
import { root } from '../../../dev/install.mjs'
import type { Texts } from './find-faults.ts'

const folder = join(root, 'ui', 'words')

export interface Area {
  name: string
  english: Texts
  words: ReadableAtom<Record<string, unknown>>
}

type English = Record<string, string | { input: Texts[string] }>

/** What each file of ui/words says in English. */
export async function loadAreas(): Promise<Area[]> {
  const files = await readdir(folder)
  const areas: Area[] = []
  for (const file of files.filter(name => name.endsWith('.ts'))) {
    const { href } = pathToFileURL(join(folder, file))
    const exported = Object.values(await import(href)).filter(isWords)
    for (const words of exported) {
      const { component, base } = words
      if (component !== basename(file, '.ts')) {
        throw new Error(`${file} calls its texts "${component}".`)
      }
      areas.push({ name: component, english: plain(base), words })
    }
  }
  return areas
}

/** By area, what is translated into a language. */
export async function loadTranslation(
  language: string
): Promise<Record<string, Texts>> {
  const files = await readdir(join(folder, language))
  const texts: Record<string, Texts> = {}
  for (const file of files) {
    const text = await readFile(join(folder, language, file), 'utf8')
    texts[basename(file, '.json')] = JSON.parse(text)
  }
  return texts
}

/** The library notes these where it is not built for production. */
interface Noted {
  component: string
  base: English
}

function isWords(value: unknown): value is Area['words'] & Noted {
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
