import { languages, type Language } from '../../../contract/api/languages.ts'
import { openDatabase, type Database } from '../database/open-database.ts'
import { languageNumber } from './language-number.ts'
import type { QueryNode } from './parse-query.ts'
import { segmentWords } from './segment-words.ts'

/** The words of one asset in one language, the weightiest first. */
export interface IndexedText {
  title: string
  keywords: readonly string[]
  description: string
}

/** Places of assets in their list with how well each fits; less is better. */
export type Hits = Map<number, number>

/** Words of a list of assets that is small enough to be kept in memory. */
export interface WordIndex {
  find(query: QueryNode, language: Language): Hits
}

type FindWord = (text: string) => Hits

const signs = "remove_diacritics 2 categories 'L* N* Co Mn Mc'"
const tables = `
CREATE VIRTUAL TABLE words USING fts5 (
  title, keywords, description,
  content = '', tokenize = "porter unicode61 ${signs}"
);
CREATE VIRTUAL TABLE local_words USING fts5 (
  title, keywords, description,
  content = '', tokenize = "unicode61 ${signs}"
);
`

/** Reads the words of a list; `textOf` gives undefined where there are none. */
export function createWordIndex<Item>(
  items: readonly Item[],
  textOf: (item: Item, language: Language) => IndexedText | undefined
): WordIndex {
  const database = openDatabase(':memory:')
  database.exec(tables)
  items.forEach((item, place) => {
    languages.forEach(language => {
      const text = textOf(item, language)
      if (text) addText(database, place, language, text)
    })
  })
  const places = items.map((_, place) => place)
  return {
    find: (query, language) =>
      evaluate(query, places, text => findWord(database, text, language))
  }
}

function addText(
  database: Database,
  place: number,
  language: Language,
  text: IndexedText
): void {
  database.run(
    `INSERT INTO ${tableOf(language)} (rowid, title, keywords, description)
     VALUES (?, ?, ?, ?)`,
    place * 32 + languageNumber(language),
    segmentWords(text.title),
    segmentWords(text.keywords.join(' , ')),
    segmentWords(text.description)
  )
}

/** In another language its own words and the English ones find. */
function findWord(database: Database, text: string, language: Language): Hits {
  const english = findPhrase(database, text, 'en')
  if (language === 'en') return english
  return eitherOf(english, findPhrase(database, text, language))
}

function findPhrase(
  database: Database,
  text: string,
  language: Language
): Hits {
  const table = tableOf(language)
  const rows = database.all<{ place: number; rank: number }>(
    `SELECT rowid / 32 AS place, bm25(${table}, 10, 6, 1) AS rank
     FROM ${table} WHERE ${table} MATCH ? AND rowid % 32 = ?`,
    `"${segmentWords(text).replaceAll('"', ' ').trim()}"`,
    languageNumber(language)
  )
  return new Map(rows.map(({ place, rank }) => [place, rank]))
}

function evaluate(
  node: QueryNode,
  places: readonly number[],
  find: FindWord
): Hits {
  if (node.kind === 'word') return find(node.text)
  if (node.kind === 'not') {
    const unwanted = evaluate(node.part, places, find)
    const wanted = places.filter(place => !unwanted.has(place))
    return new Map(wanted.map(place => [place, 0]))
  }
  const parts = node.parts.map(part => evaluate(part, places, find))
  return parts.reduce(node.kind === 'or' ? eitherOf : bothOf)
}

function tableOf(language: Language): string {
  return language === 'en' ? 'words' : 'local_words'
}

function eitherOf(a: Hits, b: Hits): Hits {
  const places = new Set([...a.keys(), ...b.keys()])
  return new Map([...places].map(place => [place, sum(a, b, place)]))
}

function bothOf(a: Hits, b: Hits): Hits {
  const places = [...a.keys()].filter(place => b.has(place))
  return new Map(places.map(place => [place, sum(a, b, place)]))
}

function sum(a: Hits, b: Hits, place: number): number {
  return (a.get(place) ?? 0) + (b.get(place) ?? 0)
}
