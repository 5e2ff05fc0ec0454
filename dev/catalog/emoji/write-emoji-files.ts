import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, type Language } from '../assets/languages.ts'
import { emojiFile } from './emoji-file.ts'
import { bare } from './emoji-words.ts'

/** An entry of `openmoji`'s list. */
interface OpenmojiEntry {
  hexcode: string
  group: string
  subgroups: string
  annotation: string
  openmoji_tags: string
  skintone: string
}

/** An entry of `emojibase-data`'s list for each language. */
interface EmojibaseEntry {
  hexcode: string
  label: string
  tags?: string[]
}

type Annotations = Record<string, { default?: string[]; tts?: string[] }>

/** Languages that `emojibase-data` does not have. */
const cldrLanguages: readonly Language[] = ['cs', 'tr']

const excludedGroups = new Set(['component', 'flags', 'extras-unicode'])

const extras = new Set([
  'animals-nature',
  'climate-environment',
  'food-drink',
  'gardening',
  'healthcare',
  'technology',
  'travel-places'
])

const tonedSubgroups = new Set([
  'person',
  'person-role',
  'person-activity',
  'person-sport'
])

/**
 * Writes the list of drawings and their words. The folder contains the unpacked
 * packages `openmoji`, `emojibase-data`, `cldr-annotations-full` and
 * `cldr-annotations-derived-full`:
 * `node dev/run.mjs dev/catalog/emoji/write-emoji-files.ts writeEmojiFiles
 * FOLDER`
 */
export function writeEmojiFiles([folder = '.']: string[]): void {
  const path = join(folder, 'openmoji/data/openmoji.json')
  const drawings = (readJson(path) as OpenmojiEntry[]).filter(isIncluded)
  write('list', drawings.map(drawingLine))
  const known = new Set(drawings.map(({ hexcode }) => bare(hexcode)))
  for (const language of languages) {
    const lines = cldrLanguages.includes(language)
      ? cldrLines(folder, language)
      : emojibaseLines(folder, language)
    const wanted = lines.filter(line => known.has(line.split('|', 1)[0] ?? ''))
    write(`words-${language}`, wanted.toSorted())
  }
}

function write(name: string, lines: readonly string[]): void {
  writeFileSync(emojiFile(name), `${lines.join('\n')}\n`)
}

/** A file of a package, in its documented format. */
function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function isIncluded(entry: OpenmojiEntry): boolean {
  if (entry.group === 'extras-openmoji') return extras.has(entry.subgroups)
  if (entry.group === 'symbols') return entry.subgroups === 'zodiac'
  if (excludedGroups.has(entry.group)) return false
  if (!entry.skintone) return true
  return /^[135]$/.test(entry.skintone) && tonedSubgroups.has(entry.subgroups)
}

function drawingLine(entry: OpenmojiEntry): string {
  const { hexcode, group, subgroups, annotation, skintone } = entry
  const tags = entry.openmoji_tags
    .split(',')
    .map(word => word.trim().toLowerCase())
    .filter(Boolean)
  return [hexcode, group, subgroups, skintone, annotation, ...tags].join('|')
}

function emojibaseLines(folder: string, language: Language): string[] {
  const path = join(folder, `emojibase-data/${language}/compact.json`)
  const entries = readJson(path) as EmojibaseEntry[]
  const words = new Map<string, string>()
  for (const { hexcode, label, tags = [] } of entries) {
    words.set(bare(hexcode), [bare(hexcode), label, ...tags].join('|'))
  }
  return [...words.values()]
}

function cldrLines(folder: string, language: Language): string[] {
  const plain = `cldr-annotations-full/annotations/${language}`
  const derived = `cldr-annotations-derived-full/annotationsDerived/${language}`
  return Object.entries({
    ...readAnnotations(join(folder, derived), 'annotationsDerived'),
    ...readAnnotations(join(folder, plain), 'annotations')
  }).flatMap(([sign, words]) => cldrLine(sign, words) ?? [])
}

function readAnnotations(folder: string, root: string): Annotations {
  const path = join(folder, 'annotations.json')
  // The record is nested in two objects.
  const file = readJson(path) as Record<string, { annotations: Annotations }>
  return file[root]?.annotations ?? {}
}

/** One line per emoji; skin tones share the words of the emoji without one. */
function cldrLine(
  sign: string,
  words: Annotations[string]
): string | undefined {
  const points = Array.from(sign, one => one.codePointAt(0) ?? 0)
    .map(point => point.toString(16).toUpperCase().padStart(4, '0'))
    .filter(point => point !== 'FE0F')
  const [label] = words.tts ?? []
  const isToned = points.some(one => /^1F3F[B-F]$/.test(one))
  if (label === undefined || isToned) return undefined
  const tags = new Set([label, ...(words.default ?? [])])
  return [points.join('-'), ...tags].join('|')
}
