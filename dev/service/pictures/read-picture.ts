import { normalize } from 'node:path/posix'
import { categories, type Category } from '../../catalog/assets/categories.ts'
import {
  languages,
  type AssetText,
  type Language
} from '../../catalog/assets/languages.ts'
import type { ColumnName, PictureWords } from './picture-words.ts'
import { LineError } from './line-error.ts'

type Row = (column: string) => string

const maxLength = 2000

/** Reads one line of the table; throws LineError. */
export function readPicture(
  columns: readonly string[],
  fields: readonly string[]
): PictureWords {
  const row = rowOf(columns, fields)
  const file = normalize(row('file').replaceAll('\\', '/'))
  if (row('file') === '')
    throw new LineError('Name the picture in the column file.')
  const title = row('title')
  if (title === '') throw new LineError('Give the picture a title.')
  return {
    file,
    title,
    description: row('description') || title,
    keywords: listOf(row('keywords')),
    categories: categoriesOf(row('categories')),
    contributor: row('contributor') || 'Own library',
    imageType: typeOf(row('type')),
    addedDate: dateOf(row('date')),
    people: peopleOf(row('people')),
    isEditorial: flagOf(row, 'editorial'),
    isAdult: flagOf(row, 'adult'),
    hasModelRelease: flagOf(row, 'model_release'),
    hasPropertyRelease: flagOf(row, 'property_release'),
    texts: textsOf(row)
  }
}

function rowOf(columns: readonly string[], fields: readonly string[]): Row {
  if (fields.length !== columns.length) {
    throw new LineError(
      `There are ${fields.length} fields, and ${columns.length} columns in the first line. Put double quotes around fields with commas.`
    )
  }
  const tooLong = columns.find((_, at) => (fields[at]?.length ?? 0) > maxLength)
  if (tooLong !== undefined) {
    throw new LineError(
      `Use at most ${maxLength} characters in the column ${tooLong}.`
    )
  }
  return column => (fields[columns.indexOf(column)] ?? '').trim()
}

/** Distinct words, separated by commas or semicolons. */
function listOf(text: string): string[] {
  const words = text.split(/[;,]/).map(word => word.trim())
  return [...new Set(words.filter(Boolean))]
}

function categoriesOf(text: string): Category[] {
  const names = listOf(text)
  if (names.length === 0) return [category('Miscellaneous')]
  if (names.length > 2) throw new LineError('Use at most two categories.')
  return names.map(category)
}

function category(wanted: string): Category {
  const found = categories.find(
    ({ id, name }) =>
      id === wanted || name.toLowerCase() === wanted.toLowerCase()
  )
  if (found) return found
  throw new LineError(
    `There is no category "${wanted}". Use one of ${categories.map(({ name }) => name).join(', ')}.`
  )
}

function typeOf(text: string): PictureWords['imageType'] {
  if (text === '' || text === 'photo') return 'photo'
  if (text === 'illustration') return text
  throw new LineError(
    `The type is photo or illustration, not "${text}". Vectors cannot be imported.`
  )
}

function dateOf(text: string): string | undefined {
  if (text === '') return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time)
  if (isDay && new Date(time).toISOString().startsWith(text)) return text
  throw new LineError(`Write the date such as 2026-01-31, not "${text}".`)
}

function peopleOf(text: string): number {
  if (/^\d{0,3}$/.test(text)) return Math.min(4, Number(text))
  throw new LineError(`Write the number of people as digits, not "${text}".`)
}

const flags = new Map([
  ['', false],
  ['no', false],
  ['false', false],
  ['0', false],
  ['yes', true],
  ['true', true],
  ['1', true]
])

function flagOf(row: Row, column: ColumnName): boolean {
  const flag = flags.get(row(column).toLowerCase())
  if (flag !== undefined) return flag
  throw new LineError(
    `Write yes or no in the column ${column}, not "${row(column)}".`
  )
}

function textsOf(row: Row): Partial<Record<Language, AssetText>> {
  const found = languages.flatMap((language): [Language, AssetText][] => {
    const keywords = listOf(row(`keywords:${language}`))
    const title = row(`title:${language}`) || keywords.slice(0, 4).join(', ')
    if (title === '') return []
    const description = row(`description:${language}`) || title
    return [[language, { title, description, keywords }]]
  })
  return Object.fromEntries(found)
}
