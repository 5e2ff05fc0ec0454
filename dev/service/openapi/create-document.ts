import type { Endpoint } from '../../../contract/api/endpoint.ts'
import { endpoints } from '../../../contract/api/endpoints.ts'
import type { OpenApi, OpenApiOperation } from './openapi.ts'
import { operationNotes } from './operation-notes.ts'
import { parametersOf, sharedParameters } from './parameters.ts'
import { partOf, parts } from './parts.ts'
import { operationIdOf } from './operation-id.ts'
import { records } from './records.ts'
import { repliesOf, sharedReplies } from './replies.ts'
import { requestBodyOf } from './request-body.ts'
import { securityOf, securitySchemes } from './security.ts'
import { toJsonSchemas } from './to-json-schema.ts'

const description = `A library of stock media over HTTP: search it, license
what you need and download it. Replies are JSON. Every request needs a
\`User-Agent\` and, except the two OAuth steps, credentials. A list is sent by
repeating its parameter. Every error has a body with a message; an unknown
path replies 404, another method of a path 405. With
\`Accept-Encoding: gzip\` replies are compressed; with \`If-None-Match\` and an
\`ETag\`, unchanged data replies 304.`

/** Creates the OpenAPI 3.1 document of the endpoint table. */
export function createDocument(baseUrl: string): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Media Licensing API',
      version: '2',
      description: description.replaceAll('\n', ' ')
    },
    servers: [{ url: baseUrl }],
    tags: parts.map(({ name, description }) => ({ name, description })),
    paths: pathsOf(),
    components: {
      schemas: toJsonSchemas(records),
      parameters: sharedParameters,
      responses: sharedReplies(),
      securitySchemes: securitySchemes(baseUrl)
    }
  }
}

function pathsOf(): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {}
  endpoints.forEach(entry => {
    const methods = (paths[entry.path] ??= {})
    methods[entry.method.toLowerCase()] = operationOf(entry)
  })
  return paths
}

function operationOf(entry: Endpoint): OpenApiOperation {
  const note = operationNotes[`${entry.method} ${entry.path}`]
  return {
    operationId: operationIdOf(entry),
    summary: entry.summary,
    ...(note !== undefined && { description: note }),
    tags: [partOf(entry)],
    security: securityOf(entry),
    parameters: parametersOf(entry),
    ...requestBodyOf(entry),
    responses: repliesOf(entry)
  }
}
