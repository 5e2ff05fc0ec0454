import type { JsonSchema } from './json-schema.ts'

/** The part of OpenAPI 3.1 that the service's document uses. */
export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  /** By path, then by lower-case method. */
  paths: Record<string, Record<string, OpenApiOperation>>
  components: {
    schemas: Record<string, JsonSchema>
    parameters: Record<string, OpenApiParameter>
    responses: Record<string, OpenApiReply>
    securitySchemes: Record<string, SecurityScheme>
  }
}

export interface OpenApiOperation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: (OpenApiParameter | Reference)[]
  requestBody?: OpenApiBody
  /** By status, and `default`. */
  responses: Record<string, OpenApiReply | Reference>
}

export interface Reference {
  $ref: string
}

export interface OpenApiParameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  style?: 'form'
  explode?: true
  example?: unknown
}

export interface OpenApiBody {
  required: boolean
  content: Record<string, { schema: JsonSchema; example?: unknown }>
}

export interface OpenApiReply {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content?: Record<string, { schema: JsonSchema }>
}

export type SecurityScheme =
  | { type: 'http'; scheme: 'basic'; description: string }
  | { type: 'apiKey'; in: 'query'; name: string; description: string }
  | {
      type: 'oauth2'
      description: string
      flows: Record<
        'authorizationCode' | 'clientCredentials',
        {
          authorizationUrl?: string
          tokenUrl: string
          refreshUrl?: string
          scopes: Record<string, string>
        }
      >
    }
