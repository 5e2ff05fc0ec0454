import { describe, expect, test } from 'vitest'
import { readWords } from '../../pictures/read-words.ts'

function read(...lines: string[]) {
  return readWords(Buffer.from(lines.join('\n')))
}

function wordsOf(head: string, line: string) {
  const { pictures, problems } = read(head, line)
  expect(problems).toEqual([])
  return pictures[0]?.words
}

describe('a line of the table', () => {
  test('requires a file and a title', () => {
    expect(wordsOf('title,file', 'A cat,cat.jpg')).toEqual({
      file: 'cat.jpg',
      title: 'A cat',
      description: 'A cat',
      keywords: [],
      categories: [{ id: '22', name: 'Miscellaneous' }],
      contributor: 'Own library',
      imageType: 'photo',
      addedDate: undefined,
      people: 0,
      isEditorial: false,
      isAdult: false,
      hasModelRelease: false,
      hasPropertyRelease: false,
      texts: {}
    })
  })

  test('has all facts of a picture', () => {
    const words = wordsOf(
      'File,TITLE,description,keywords,categories,contributor,type,date,people,editorial,adult,model_release,property_release,title:de,keywords:de,keywords:fr',
      '.\\in\\here\\cat.png,A cat,"A cat, asleep","cat; pet,cat",Animals/wildlife;9,Ada,illustration,2026-02-28,7,yes,no,TRUE,1,Eine Katze,Katze,"chat, animal"'
    )

    expect(words).toEqual({
      file: 'in/here/cat.png',
      title: 'A cat',
      description: 'A cat, asleep',
      keywords: ['cat', 'pet'],
      categories: [
        { id: '1', name: 'Animals/Wildlife' },
        { id: '9', name: 'Objects' }
      ],
      contributor: 'Ada',
      imageType: 'illustration',
      addedDate: '2026-02-28',
      people: 4,
      isEditorial: true,
      isAdult: false,
      hasModelRelease: true,
      hasPropertyRelease: true,
      texts: {
        de: {
          title: 'Eine Katze',
          description: 'Eine Katze',
          keywords: ['Katze']
        },
        fr: {
          title: 'chat, animal',
          description: 'chat, animal',
          keywords: ['chat', 'animal']
        }
      }
    })
  })

  test.each([
    ['file,title', ',A cat', 'Name the picture in the column file'],
    ['file,title', 'cat.jpg,', 'Give the picture a title'],
    ['file,title', 'cat.jpg', 'There are 1 fields, and 2 columns'],
    ['file,title', 'cat.jpg,A cat,asleep', 'quotes around fields with commas'],
    ['file,title', `cat.jpg,${'x'.repeat(2001)}`, 'At most 2000 characters'],
    ['file,title,categories', 'a,b,Cats', 'There is no category "Cats"'],
    ['file,title,categories', 'a,b,0;1;2', 'at most two categories'],
    ['file,title,type', 'a,b,vector', 'Vectors cannot be imported'],
    ['file,title,date', 'a,b,31.1.2026', 'such as 2026-01-31'],
    ['file,title,date', 'a,b,2026-02-30', 'such as 2026-01-31'],
    ['file,title,people', 'a,b,many', 'as digits'],
    ['file,title,editorial', 'a,b,maybe', 'yes or no in the column editorial']
  ])('under %s is not %s', (head, line, message) => {
    const { pictures, problems } = read(head, 'good.jpg,Good', '', line)

    expect(pictures.length).toBeLessThan(2)
    expect(problems.at(-1)).toEqual({
      line: 4,
      message: expect.stringMatching(new RegExp(message, 'i'))
    })
  })

  test('is reported with the other invalid ones', () => {
    const { pictures, problems } = read(
      'file,title',
      ',No file',
      'a.jpg,"Two',
      'lines"',
      './a.jpg,Again',
      'b.jpg,'
    )

    expect(pictures.map(({ line }) => line)).toEqual([3])
    expect(problems).toEqual([
      { line: 2, message: expect.stringContaining('column file') },
      { line: 5, message: expect.stringContaining('in line 3 already') },
      { line: 6, message: expect.stringContaining('a title') }
    ])
  })
})

describe('a table', () => {
  test.each([
    ['file;title', 'Separate the columns by commas'],
    ['file,title,colour', 'There is no column "colour"'],
    ['file,title,title:xx', 'There is no column "title:xx"'],
    ['file,keywords', 'The column title is missing'],
    ['file,title,file', 'The column file is there twice'],
    ['file,"title', 'double quotes around the whole field']
  ])('cannot begin with %s', (head, message) => {
    expect(read(head, 'a.jpg,A')).toEqual({
      pictures: [],
      problems: [{ line: 1, message: expect.stringContaining(message) }]
    })
  })

  test('is not empty', () => {
    expect(read('').problems).toEqual([
      { line: 1, message: expect.stringContaining('column file is missing') }
    ])
  })

  test('must be UTF-8', () => {
    const { problems } = readWords(Buffer.from('file,title\na,\xe4', 'latin1'))

    expect(problems).toEqual([
      { line: 1, message: expect.stringContaining('Save the table as UTF-8') }
    ])
  })
})
