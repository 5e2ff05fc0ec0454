import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cldrFile, type CldrLanguage } from './cldr-words.ts'

type Annotations = Record<string, { default?: string[]; tts?: string[] }>

const languages: readonly CldrLanguage[] = ['cs', 'tr']

/**
 * Writes the words of emoji anew. The folder holds the unpacked packages
 * `cldr-annotations-full` and `cldr-annotations-derived-full`:
 * `node dev/run.mjs dev/catalog/words/write-cldr-words.ts writeCldrWords FOLDER`
 */
export function writeCldrWords([folder = '.']: string[]): void {
  for (const language of languages) {
    const plain = `cldr-annotations-full/annotations/${language}`
    const derived = `cldr-annotations-derived-full/annotationsDerived/${language}`
    const lines = Object.entries({
      ...readAnnotations(join(folder, derived), 'annotationsDerived'),
      ...readAnnotations(join(folder, plain), 'annotations')
    }).flatMap(([sign, words]) => lineOf(sign, words) ?? [])
    writeFileSync(cldrFile(language), `${lines.toSorted().join('\n')}\n`)
  }
}

function readAnnotations(folder: string, root: string): Annotations {
  const text = readFileSync(join(folder, 'annotations.json'), 'utf8')
  // The packages' own files: two objects around the record.
  const file = JSON.parse(text) as Record<string, { annotations: Annotations }>
  return file[root]?.annotations ?? {}
}

/** One line an emoji; who is toned is called like who is not. */
function lineOf(sign: string, words: Annotations[string]): string | undefined {
  const points = Array.from(sign, one => one.codePointAt(0) ?? 0)
    .map(point => point.toString(16).toUpperCase().padStart(4, '0'))
    .filter(point => point !== 'FE0F')
  const [label] = words.tts ?? []
  const isToned = points.some(one => /^1F3F[B-F]$/.test(one))
  if (label === undefined || isToned) return undefined
  if (!/\p{Extended_Pictographic}/u.test(sign)) return undefined
  const tags = new Set([label, ...(words.default ?? [])])
  return [points.join('-'), ...tags].join('|')
}
