import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { list, searchList } from './records/envelope.ts'
import { ImageRecord } from './records/image.ts'
import { imageSearchQuery } from './image-search-query.ts'
import { ids, language, view } from './query.ts'
import { routes } from './routes.ts'

export const searchImages = endpoint({
  summary: 'Search images',
  ...routes.searchImages,
  access: 'application',
  scope: null,
  query: imageSearchQuery,
  body: null,
  reply: searchList(ImageRecord),
  codes: [200, 400],
  relayed: true
})

export const listImages = endpoint({
  summary: 'List images',
  ...routes.listImages,
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
  summary: 'Get image details',
  ...routes.getImage,
  access: 'application',
  scope: null,
  query: v.object({ language: language(), view: view('full') }),
  body: null,
  reply: ImageRecord,
  codes: [200, 400, 404],
  relayed: true
})
