import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../../../contract/api/endpoints.ts'
import { readQuery } from '../../../../contract/api/read-query.ts'
import type { OpenApi } from '../../openapi/openapi.ts'
import { operationNotes } from '../../openapi/operation-notes.ts'
import { parameterNotes } from '../../openapi/parameter-notes.ts'
import { scopes } from '../../oauth/scopes.ts'
import { openTestService, type TestService } from '../open-service.ts'

let opened: TestService
let document: OpenApi

beforeAll(async () => {
  opened = await openTestService()
  const reply = await opened.send('/openapi.json')
  document = (await reply.json()) as OpenApi // checked below
})
afterAll(() => opened.close())

function everyOperation() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method,
      operation
    }))
  )
}

/** Every object of the document, at any depth. */
function everyPart(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(everyPart)
  return Array.isArray(value)
    ? inner
    : [value as Record<string, unknown>, ...inner] // neither null nor a list
}

function find(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>(
      (found, step) => (found as Record<string, unknown> | undefined)?.[step], // an object or the test fails
      document
    )
}

describe('the document', () => {
  test('is public, readable from any origin, and cacheable', async () => {
    const first = await opened.send('/openapi.json')
    const again = await opened.send('/openapi.json', {
      headers: { 'If-None-Match': first.headers.get('ETag') ?? '' }
    })

    expect(first.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(first.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(again.status).toBe(304)
  })

  test('has an operation for each of the 75 endpoints', () => {
    const stated = everyOperation().map(
      ({ path, method }) => `${method.toUpperCase()} ${path}`
    )

    expect(stated).toHaveLength(75)
    expect(stated.toSorted()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${path}`).toSorted()
    )
  })

  test('has no broken references', () => {
    const references = everyPart(document)
      .map(part => part['$ref'])
      .filter(reference => typeof reference === 'string')

    expect(references.length).toBeGreaterThan(100)
    references.forEach(reference => {
      expect(find(reference)).toBeTypeOf('object')
    })
  })

  test('uses every record, parameter and reply that it names', () => {
    const text = JSON.stringify(document)
    const { schemas, parameters, responses } = document.components
    const named = Object.entries({ schemas, parameters, responses })

    const unused = named.flatMap(([kind, parts]) =>
      Object.keys(parts).filter(
        name => !text.includes(`"#/components/${kind}/${name}"`)
      )
    )

    expect(unused).toEqual([])
  })

  test('has patterns that are regular expressions', () => {
    const patterns = everyPart(document)
      .map(part => part['pattern'])
      .filter(pattern => typeof pattern === 'string')

    expect(patterns.length).toBeGreaterThan(3)
    patterns.forEach(pattern => {
      expect(() => new RegExp(pattern, 'u')).not.toThrow()
    })
  })
})

describe('an operation', () => {
  test('has an id, a summary and a described part', () => {
    const operations = everyOperation().map(({ operation }) => operation)
    const ids = operations.map(({ operationId }) => operationId)
    const tags = document.tags.map(({ name }) => name)

    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toContain('listCategoriesOfVideos')
    expect(ids.filter(id => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
    expect(operations.filter(({ summary }) => summary === '')).toEqual([])
    expect(
      [...new Set(operations.flatMap(one => one.tags))].toSorted()
    ).toEqual(tags.toSorted())
  })

  test('declares the parameters of its path, each once', () => {
    everyOperation().forEach(({ path, operation }) => {
      const inPath = operation.parameters.filter(
        parameter => 'in' in parameter && parameter.in === 'path'
      )
      const names = operation.parameters.map(parameter =>
        'in' in parameter ? `${parameter.in} ${parameter.name}` : parameter.$ref
      )

      expect(inPath).toHaveLength(path.split('{').length - 1)
      inPath.forEach(parameter => {
        expect(parameter).toMatchObject({ required: true })
        expect(path).toContain(`{${'name' in parameter ? parameter.name : ''}}`)
      })
      expect(new Set(names).size).toBe(names.length)
    })
  })

  test('has no unused notes', () => {
    const text = JSON.stringify(document)
    const places = endpoints.map(({ method, path }) => `${method} ${path}`)

    const idle = Object.keys(parameterNotes).filter(
      name => !text.includes(`"${name}"`)
    )

    expect(
      Object.keys(operationNotes).filter(p => !places.includes(p))
    ).toEqual([])
    expect(idle).toEqual([])
  })

  test('requires described credentials and existing scopes', () => {
    const { securitySchemes } = document.components

    everyOperation().forEach(({ operation }) => {
      operation.security.forEach(way => {
        Object.entries(way).forEach(([scheme, needed]) => {
          expect(securitySchemes).toHaveProperty(scheme)
          needed.forEach(scope => expect(scopes).toHaveProperty([scope]))
        })
      })
    })
  })

  test.each(endpoints.map(entry => [entry.method, entry.path, entry] as const))(
    'declares every reply of %s %s',
    (method, path, entry) => {
      const operation = document.paths[path]?.[method.toLowerCase()]

      const declared = Object.keys(operation?.responses ?? {})

      const always = ['400', 'default', ...entry.codes.map(String)]
      const closed = entry.access === 'open' ? [] : ['401', '403', '429']
      const sized = entry.body ? ['413', '415'] : []
      expect(declared).toEqual(
        expect.arrayContaining([...always, ...closed, ...sized])
      )
    }
  )

  test.each(endpoints.map(entry => [entry.method, entry.path, entry] as const))(
    'has a valid example for %s %s',
    (method, path, entry) => {
      const operation = document.paths[path]?.[method.toLowerCase()]
      const parameters = operation?.parameters ?? []
      const content = operation?.requestBody?.content['application/json']

      const query = readQuery(entry.query, name =>
        parameters.flatMap(parameter =>
          'in' in parameter &&
          parameter.in === 'query' &&
          parameter.name === name &&
          parameter.example !== undefined
            ? [parameter.example].flat().map(String)
            : []
        )
      )

      expect(v.safeParse(entry.query, query).issues).toBe(undefined)
      const body = entry.body ?? v.undefined()
      expect(v.safeParse(body, content?.example).issues).toBe(undefined)
    }
  )
})
