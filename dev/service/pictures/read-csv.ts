/** One record of a table of comma-separated values. */
export interface CsvRecord {
  /** Where it begins; the first line is 1. */
  line: number
  fields: string[]
}

/** A table that breaks the rules at a line. */
export class CsvError extends Error {
  override name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** A field, quoted or plain, and what ends it. */
const pattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|$)/y

/**
 * Reads a table strictly as RFC 4180 says, with LF for CRLF as well. Records
 * of one empty field (blank lines) are left out. Throws CsvError.
 */
export function readCsv(text: string): CsvRecord[] {
  const records: CsvRecord[] = []
  let record: CsvRecord = { line: 1, fields: [] }
  let line = 1
  let at = text.startsWith('\uFEFF') ? 1 : 0
  let delimiter = ''
  while (at < text.length || delimiter === ',') {
    pattern.lastIndex = at
    const match = pattern.exec(text)
    if (!match) {
      throw new CsvError(
        line,
        'Put double quotes around the whole field, and write two for one inside of it.'
      )
    }
    const [whole, quoted, plain = '', end = ''] = match
    record.fields.push(quoted?.replaceAll('""', '"') ?? plain)
    line += whole.split('\n').length - 1
    at += whole.length
    delimiter = end
    if (end === ',') continue
    if (!isBlank(record)) records.push(record)
    record = { line, fields: [] }
  }
  return records
}

function isBlank({ fields }: CsvRecord): boolean {
  return fields.length === 1 && fields[0] === ''
}
