import { expect, test } from 'vitest'
import { listSimilarImages } from '../../../../contract/api/image-discovery-endpoints.ts'
import { find, idOf, usePictures } from './use-pictures.ts'

const used = usePictures()

test.each([
  ['double quotes', '"12"" x"'],
  ['operators', 'NOT; OR'],
  ['signs alone', '&;*'],
  ['a control character', 'a\u0001b'],
  ['the character U+0000', 'a\u0000b'],
  ['a column of the index', 'title: x']
])('pictures with keywords of %s are like others', async (_, keywords) => {
  used.writeTable([
    'file,title,keywords',
    `red.png,One wall,${keywords}`,
    `gray.jpg,Two doors,${keywords}`
  ])
  const opened = await used.open()

  const similar = await opened.ask(listSimilarImages, {
    path: { id: await idOf(opened, 'wall') }
  })

  expect(await find(opened, { query: 'doors' })).toEqual(['Two doors'])
  expect(similar.data.length).toBe(similar.total_count)
})
