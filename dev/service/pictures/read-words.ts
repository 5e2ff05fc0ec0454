import { languages } from '../../catalog/assets/languages.ts'
import { columnNames, textColumns, type PictureWords } from './picture-words.ts'
import { CsvError, readCsv, type CsvRecord } from './read-csv.ts'
import { readPicture } from './read-picture.ts'
import { LineError } from './line-error.ts'

/** A problem with a line of the table. */
export interface TableProblem {
  line: number
  /** Describes the problem and how to correct it. */
  message: string
}

export interface ReadWords {
  pictures: { line: number; words: PictureWords }[]
  problems: TableProblem[]
}

const known = new Set<string>([
  ...columnNames,
  ...textColumns.flatMap(name =>
    languages.filter(one => one !== 'en').map(one => `${name}:${one}`)
  )
])

/** Reads the table of a folder of pictures. */
export function readWords(bytes: Uint8Array): ReadWords {
  try {
    const [head, ...rows] = readCsv(decode(bytes))
    const columns = readHead(head)
    return readRows(columns, rows)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { line, message } = error
    return { pictures: [], problems: [{ line, message }] }
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CsvError(1, 'The text is not UTF-8. Save the table as UTF-8.')
  }
}

function readHead(head: CsvRecord | undefined): string[] {
  const columns = (head?.fields ?? []).map(name => name.trim().toLowerCase())
  const line = head?.line ?? 1
  const unknown = columns.find(name => !known.has(name))
  if (unknown !== undefined && /[;\t]/.test(unknown)) {
    throw new CsvError(line, 'Separate the columns by commas.')
  }
  if (unknown !== undefined) {
    throw new CsvError(
      line,
      `There is no column "${unknown}". Use some of ${columnNames.join(', ')}, and such as title:de for other languages.`
    )
  }
  const missing = ['file', 'title'].find(name => !columns.includes(name))
  if (missing !== undefined) {
    throw new CsvError(
      line,
      `The column ${missing} is missing. Name the columns in the first line.`
    )
  }
  const double = columns.find((name, at) => columns.indexOf(name) < at)
  if (double === undefined) return columns
  throw new CsvError(line, `The column ${double} is there twice. Remove one.`)
}

function readRows(columns: string[], rows: CsvRecord[]): ReadWords {
  const read: ReadWords = { pictures: [], problems: [] }
  const lines = new Map<string, number>()
  rows.forEach(({ line, fields }) => {
    try {
      const words = readPicture(columns, fields)
      const first = lines.get(words.file)
      if (first !== undefined) {
        throw new LineError(
          `The file ${words.file} is in line ${first} already. Remove one of the two.`
        )
      }
      lines.set(words.file, line)
      read.pictures.push({ line, words })
    } catch (error) {
      if (!(error instanceof LineError)) throw error
      read.problems.push({ line, message: error.message })
    }
  })
  return read
}
