import { CsvError as ParserError, parse } from 'csv-parse/sync'

/** One record of a table of comma-separated values. */
export interface CsvRecord {
  /** Line number of its start, from 1. */
  line: number
  fields: string[]
}

/** A syntax error at a line of a table. */
export class CsvError extends Error {
  override name = 'CsvError'
  readonly line: number

  constructor(line: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.line = line
  }
}

/**
 * Parses a table according to RFC 4180, with LF or CR instead of CRLF as well.
 * Skips blank lines. Throws CsvError.
 */
export function readCsv(text: string): CsvRecord[] {
  const bytes = Buffer.from(text)
  const records: CsvRecord[] = []
  let line = 1
  let at = 0
  try {
    parse(bytes, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      on_record(fields: string[], { bytes: end }) {
        if (fields.length > 1 || fields[0] !== '')
          records.push({ line, fields })
        // The parser's own line numbers count CRLF in quotes twice.
        line += lineEnds(bytes.subarray(at, end))
        at = end
        return null
      }
    })
  } catch (error) {
    if (!(error instanceof ParserError)) throw error
    throw new CsvError(
      line,
      'Put double quotes around the whole field, and write two for one inside of it.',
      { cause: error }
    )
  }
  return records
}

function lineEnds(bytes: Buffer): number {
  return bytes.toString().match(/\r\n|\n|\r/g)?.length ?? 0
}
