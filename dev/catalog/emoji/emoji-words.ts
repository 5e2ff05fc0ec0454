import { createRequire } from 'node:module'
import type { Language } from '../assets/languages.ts'
import { readCldrWords } from '../words/cldr-words.ts'

export interface EmojiWords {
  label: string
  tags: readonly string[]
}

interface CompactEntry {
  hexcode: string
  label: string
  tags?: string[]
}

const require = createRequire(import.meta.url)
const loaded = new Map<Language, Map<string, EmojiWords>>()

/** What an emoji is called in a language; undefined without data. */
export function emojiWords(
  hexcode: string,
  language: Language
): EmojiWords | undefined {
  const words = loaded.get(language) ?? load(language)
  return words.get(bare(hexcode))
}

function load(language: Language): Map<string, EmojiWords> {
  const words =
    language === 'cs' || language === 'tr'
      ? readCldrWords(language)
      : readEmojibase(language)
  loaded.set(language, words)
  return words
}

function readEmojibase(language: Language): Map<string, EmojiWords> {
  const path = `emojibase-data/${language}/compact.json`
  // The package's own data file: an array of plain records.
  const entries = require(path) as CompactEntry[]
  const words = new Map<string, EmojiWords>()
  for (const { hexcode, label, tags = [] } of entries) {
    words.set(bare(hexcode), { label, tags })
  }
  return words
}

/** Skin tones and presentation selectors do not change the words. */
function bare(hexcode: string): string {
  return hexcode.replace(/-(?:FE0F|1F3F[B-F])/g, '')
}
