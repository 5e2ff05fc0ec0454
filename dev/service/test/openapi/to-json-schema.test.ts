import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { caseInsensitive } from '../../openapi/case-insensitive.ts'
import { toJsonSchema } from '../../openapi/to-json-schema.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))
const Thing = v.object({ id: v.string() })

describe('a schema', () => {
  test.each([
    [
      v.optional(number, 3),
      { type: 'integer', minimum: 1, maximum: 9, default: 3 }
    ],
    [v.picklist(['a', 'b']), { type: 'string', enum: ['a', 'b'] }],
    [
      v.pipe(v.array(v.boolean()), v.minLength(1), v.maxLength(2)),
      { type: 'array', items: { type: 'boolean' }, minItems: 1, maxItems: 2 }
    ],
    [
      v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2)),
      { type: 'string', minLength: 1, maxLength: 2 }
    ],
    [
      v.pipe(v.string(), v.regex(/^a\d$/i)),
      { type: 'string', pattern: '^[aA]\\d$' }
    ],
    [
      v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/)),
      { type: 'string', pattern: String.raw`^\d{4}-\d\d-\d\d$`, format: 'date' }
    ],
    [v.pipe(v.string(), v.email()), { type: 'string', format: 'email' }],
    [v.nullable(v.number()), { anyOf: [{ type: 'number' }, { type: 'null' }] }],
    [
      v.object({ a: v.string(), b: v.optional(v.unknown()) }),
      {
        type: 'object',
        properties: { a: { type: 'string' }, b: {} },
        required: ['a']
      }
    ],
    [
      v.looseObject({}),
      {
        type: 'object',
        properties: {},
        required: [],
        additionalProperties: true
      }
    ],
    [
      v.pipe(
        v.custom<object>(() => true),
        v.objectWithRest({ a: v.string() }, v.boolean())
      ),
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        required: ['a'],
        additionalProperties: { type: 'boolean' }
      }
    ],
    [
      v.record(v.string(), number),
      {
        type: 'object',
        additionalProperties: { type: 'integer', minimum: 1, maximum: 9 }
      }
    ]
  ])('is stated as JSON Schema %#', (schema, stated) => {
    expect(toJsonSchema(schema)).toEqual(stated)
  })

  test('with a name is referred to', () => {
    const stated = toJsonSchema(v.array(v.optional(Thing)), { Thing })

    expect(stated).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Thing' }
    })
  })

  test.each([
    [v.date(), 'The "date" schema cannot be converted'],
    [
      v.pipe(v.string(), v.toUpperCase()),
      'The "to_upper_case" action cannot be converted'
    ],
    [v.pipe(v.string(), v.regex(/a/s)), 'no pattern with the flags s']
  ])('of a kind that nobody stated is an error %#', (schema, message) => {
    expect(() => toJsonSchema(schema)).toThrow(message)
  })
})

describe('a pattern without flags', () => {
  test.each([
    /^(#?[0-9a-f]{6}|grayscale|bw)$/i,
    /^[1-9]\d{0,4} (SECOND|MINUTE)$/i,
    /^[^a-c]\w\.$/i,
    /^d-x[a-c]$/i
  ])('matches what %s matches', pattern => {
    const same = new RegExp(caseInsensitive(pattern.source), 'u')
    const texts = [
      '#FFaa00',
      'ffaa0G',
      'GrayScale',
      'BW',
      'w',
      '6 hour',
      '6 minute',
      '12 SECOND',
      '06 SECOND',
      'dx.',
      'Dx.',
      'Bx.',
      'dx',
      'd..',
      'D-xC',
      'fxB'
    ]

    const found = texts.filter(text => same.test(text))

    expect(found).toEqual(texts.filter(text => pattern.test(text)))
    expect(found.length).toBeGreaterThan(0)
  })
})
