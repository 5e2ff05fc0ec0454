import { foldText } from '../../../contract/fold-text.ts'
import type { FrameContent } from '../../../contract/selection.ts'
import { fillerWords, layerWords } from './ignored-words.ts'

const maxWords = 6

/** How much a word counts in the largest text, the next, and in all others. */
const weights = [4, 3, 2]
const nameWeight = 1

interface Candidate {
  text: string
  score: number
}

/** At most six words or pairs of words to search for, the likeliest first. */
export function wordsOfFrame({
  texts,
  names
}: Pick<FrameContent, 'texts' | 'names'>): string[] {
  const found = new Map<string, Candidate>()
  texts.forEach((text, index) =>
    addPhrases(found, text, fillerWords, weights[index] ?? 1)
  )
  const ignored = new Set([...fillerWords, ...layerWords])
  names.forEach(name => addPhrases(found, name, ignored, nameWeight))
  const sorted = [...found.values()]
  sorted.sort((one, other) => other.score - one.score)
  return withoutParts(sorted.map(({ text }) => text)).slice(0, maxWords)
}

function addPhrases(
  found: Map<string, Candidate>,
  text: string,
  ignored: ReadonlySet<string>,
  weight: number
): void {
  const isShouted = text === text.toUpperCase()
  for (const run of runsIn(isShouted ? text.toLowerCase() : text, ignored)) {
    for (const phrase of pairsOf(run)) {
      const key = foldText(phrase)
      const known = found.get(key) ?? { text: phrase, score: 0 }
      found.set(key, { ...known, score: known.score + weight })
    }
  }
}

/** Neighboring words with nothing but spaces between them. */
function runsIn(text: string, ignored: ReadonlySet<string>): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  const end = () => {
    if (run.length > 0) runs.push(run)
    run = []
  }
  for (const { segment, isWordLike } of segmentsOf(text)) {
    if (segment.trim() === '') continue
    if (isWordLike && isContent(segment, ignored)) run.push(segment)
    else end()
  }
  end()
  return runs
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Splits scripts without spaces, too. */
function segmentsOf(text: string): Iterable<Intl.SegmentData> {
  return segmenter.segment(text.replace(/[_/|·]+/g, ' , '))
}

/** Japanese words of kana alone are mostly endings and particles. */
function isContent(word: string, ignored: ReadonlySet<string>): boolean {
  if (/[\p{N}]/u.test(word) || !/^[\p{L}\p{M}'’-]+$/u.test(word)) return false
  if (/^\p{scx=Hira}+$/u.test(word)) return false
  const isLatin = /^[\p{scx=Latn}'’-]+$/u.test(word)
  if (isLatin && word.length < 3) return false
  return !ignored.has(foldText(word))
}

/** Two and two from the end, where the noun of most phrases stands. */
function pairsOf(run: readonly string[]): string[] {
  const first = run.length % 2
  const pairs: string[] = run.slice(0, first)
  for (let i = first; i < run.length; i += 2) {
    pairs.push(run.slice(i, i + 2).join(' '))
  }
  return pairs
}

/** A word is left out beside a pair that has it. */
function withoutParts(phrases: readonly string[]): string[] {
  const pairs = phrases.filter(one => one.includes(' ')).map(foldText)
  return phrases.filter(
    one =>
      one.includes(' ') ||
      !pairs.some(pair => pair.split(' ').includes(foldText(one)))
  )
}
