import { describe, expect, test } from 'vitest'
import { CsvError, readCsv } from '../../pictures/read-csv.ts'

function fieldsOf(text: string): string[][] {
  return readCsv(text).map(({ fields }) => fields)
}

describe('a table', () => {
  const tables: [string, string, string[][]][] = [
    [
      'fields',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd']
      ]
    ],
    [
      'CRLF',
      'a,b\r\nc,d\r\n',
      [
        ['a', 'b'],
        ['c', 'd']
      ]
    ],
    [
      'empty fields',
      ',a,\n,,',
      [
        ['', 'a', ''],
        ['', '', '']
      ]
    ],
    ['commas in quotes', '"a,b",c', [['a,b', 'c']]],
    ['quotes in quotes', '"a ""b"" c",""""', [['a "b" c', '"']]],
    [
      'lines in quotes',
      '"a\r\nb",c\nd,e',
      [
        ['a\r\nb', 'c'],
        ['d', 'e']
      ]
    ],
    ['an empty field in quotes', '"",a', [['', 'a']]],
    ['a comma at its end', 'a,', [['a', '']]],
    [
      'CR',
      'a,b\rc,d\r',
      [
        ['a', 'b'],
        ['c', 'd']
      ]
    ],
    ['blank lines', '\n\na\n\nb\n\n', [['a'], ['b']]],
    ['spaces, which stay', ' a , b', [[' a ', ' b']]],
    ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
    ['nothing', '', []]
  ]
  test.each(tables)('may have %s', (_, text, expected) => {
    expect(fieldsOf(text)).toEqual(expected)
  })

  test('returns the first line of each record', () => {
    const records = readCsv('\uFEFFa\n"b\nb\nb"\n\nc\r\n"d\r\n"\ne\rf')

    expect(records.map(({ line }) => line)).toEqual([1, 2, 6, 7, 9, 10])
  })

  test.each([
    ['a quote that is not closed', 'a\n"b\nc', 2],
    ['a quote inside of a field', 'a\nb\nc "d"', 3],
    ['text behind a closing quote', '"a" b', 1]
  ])('may not have %s', (_, text, line) => {
    expect(() => readCsv(text)).toThrow(
      expect.objectContaining({
        line,
        message: expect.stringContaining('quote')
      })
    )
    expect(() => readCsv(text)).toThrow(CsvError)
  })

  test('may have a field of a megabyte', () => {
    const long = 'x""\n'.repeat(250_000)

    expect(fieldsOf(`"${long}",a`)[0]?.[0]).toHaveLength(750_000)
  })
})
