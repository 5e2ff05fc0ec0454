import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './envelope.ts'
import { ImageRecord } from './image.ts'
import { imageSearchQuery } from './image-search-query.ts'
import { ids, language, view } from './query.ts'

export const searchImages = endpoint({
  method: 'GET',
  path: '/v2/images/search',
  access: 'application',
  scope: null,
  query: imageSearchQuery,
  body: null,
  reply: searchList(ImageRecord),
  codes: [200, 400],
  relayed: true
})

export const listImages = endpoint({
  method: 'GET',
  path: '/v2/images',
  access: 'application',
  scope: null,
  query: v.object({
    id: ids(),
    language: language(),
    view: view('minimal')
  }),
  body: null,
  reply: list(ImageRecord),
  codes: [200, 400],
  relayed: true
})

export const getImage = endpoint({
  method: 'GET',
  path: '/v2/images/{id}',
  access: 'application',
  scope: null,
  query: v.object({ language: language(), view: view('full') }),
  body: null,
  reply: ImageRecord,
  codes: [200, 400, 404],
  relayed: true
})
