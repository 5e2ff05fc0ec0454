import { readFileSync } from 'node:fs'
import type { Language } from '../assets/languages.ts'
import { emojiFile } from './emoji-file.ts'

export interface EmojiWords {
  label: string
  tags: readonly string[]
}

const loaded = new Map<Language, Map<string, EmojiWords>>()

/** The words for an emoji in a language; undefined if unknown. */
export function emojiWords(
  hexcode: string,
  language: Language
): EmojiWords | undefined {
  return wordsOf(language).get(bare(hexcode))
}

/** The names of all emoji in a language, by their code points. */
export function emojiLabels(language: Language): ReadonlyMap<string, string> {
  return new Map(
    [...wordsOf(language)].map(([hexcode, { label }]) => [hexcode, label])
  )
}

function wordsOf(language: Language): ReadonlyMap<string, EmojiWords> {
  return loaded.get(language) ?? load(language)
}

function load(language: Language): Map<string, EmojiWords> {
  const file = readFileSync(emojiFile(`words-${language}`), 'utf8')
  const words = new Map(
    file
      .trimEnd()
      .split('\n')
      .map(line => {
        const [points = '', label = '', ...tags] = line.split('|')
        return [points, { label, tags }]
      })
  )
  loaded.set(language, words)
  return words
}

/**
 * Removes skin tones and presentation selectors, which do not change the words.
 */
export function bare(hexcode: string): string {
  return hexcode.replace(/-(?:FE0F|1F3F[B-F])/g, '')
}
