import * as v from 'valibot'
import { expect, it } from 'vitest'
import { searchImages } from '../../../contract/api/image-endpoints.ts'
import { licenseImages } from '../../../contract/api/image-license-endpoints.ts'
import { toValidationBody } from '../../../contract/api/validation-error.ts'

function errorsOf(schema: v.GenericSchema, root: string, value: unknown) {
  const { issues } = v.safeParse(schema, value)
  return toValidationBody(root, issues ?? []).errors
}

it('reports errors in the form of a real service', () => {
  const { issues } = v.safeParse(licenseImages.query, { format: 'bmp' })

  const body = toValidationBody('$.query', issues ?? [])

  expect(body).toEqual({
    message: 'Validation failed',
    errors: [
      {
        code: 'VALIDATION_ENUM_MISMATCH',
        message: expect.any(String),
        data: 'bmp',
        path: '$.query.format'
      }
    ]
  })
})

it.each([
  [{ page: 0 }, 'VALIDATION_MINIMUM', '$.query.page', '0'],
  [{ per_page: 501 }, 'VALIDATION_MAXIMUM', '$.query.per_page', '501'],
  [{ page: 'two' }, 'VALIDATION_INVALID_TYPE', '$.query.page', 'two'],
  [
    { added_date: '2026-02-30' },
    'VALIDATION_PATTERN',
    '$.query.added_date',
    '2026-02-30'
  ],
  [{ color: 'sky' }, 'VALIDATION_PATTERN', '$.query.color', 'sky'],
  [
    { image_type: ['photo', 'film'] },
    'VALIDATION_ENUM_MISMATCH',
    '$.query.image_type[1]',
    'film'
  ],
  [
    { image_type: [] },
    'VALIDATION_ARRAY_LENGTH_SHORT',
    '$.query.image_type',
    '[]'
  ]
])('finds in %j the code %s', (query, code, path, data) => {
  const errors = errorsOf(searchImages.query, '$.query', query)

  expect(errors).toMatchObject([{ code, path, data }])
})

it('points into the body', () => {
  const errors = errorsOf(licenseImages.body, '$.body', {
    images: [{ image_id: '1' }, { size: 'huge' }]
  })

  expect(errors).toMatchObject([
    { code: 'VALIDATION_OBJECT_REQUIRED', path: '$.body.images[1].image_id' }
  ])
})

it('names each of several mistakes', () => {
  const errors = errorsOf(searchImages.query, '$.query', {
    page: 0,
    sort: 'best'
  })

  expect(errors.map(error => error.path)).toEqual([
    '$.query.page',
    '$.query.sort'
  ])
})

it('repeats at most 200 characters of the input', () => {
  const [error] = errorsOf(searchImages.query, '$.query', {
    sort: 'x'.repeat(5000)
  })

  expect(error?.data).toHaveLength(200)
})
