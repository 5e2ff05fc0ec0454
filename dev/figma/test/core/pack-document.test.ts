import { expect, test } from 'vitest'
import { packDocument } from '../../core/pack-document.ts'
import { unpackDocument } from '../../model/files/unpack-document.ts'

const red = () => [{ type: 'SOLID', color: { r: 1, g: 0, b: 0 } }]

function documentOf(children: unknown): object {
  return {
    name: 'Untitled',
    pages: [{ id: '0:1', type: 'PAGE', name: 'Page 1', children }],
    styles: [{ id: 'S:1', type: 'PAINT', paints: red() }],
    library: [],
    images: { abc: 'AAAA' },
    pluginData: { currentPage: '0:1' }
  }
}

/** The document as it arrives in the realm. */
function sent(document: object): unknown {
  return unpackDocument(JSON.parse(JSON.stringify(packDocument(document))))
}

test.each<[string, unknown]>([
  ['layers in layers', [{ type: 'FRAME', children: [{ fills: red() }] }]],
  ['plugin data', [{ id: '1:2', pluginData: { 'p:1': { key: 'value' } } }]],
  ['empty lists', [{ type: 'FRAME', fills: [], children: [] }]],
  ['texts, numbers and nothing', [{ name: 'a', width: 1, maxLines: null }]],
  ['keys that look packed', [{ $fills: 0, strokes: red() }]],
  ['any key', [JSON.parse('{"__proto__": {"name": "a"}, "name": "b"}')]],
  ['no layers', ['text', 5, null, [red()]]],
  ['no list', { fills: red() }]
])('arrives unchanged with %s', (_, children) => {
  const document = documentOf(children)

  expect(sent(document)).toEqual(document)
})

test('arrives unchanged when it is no document', () => {
  expect(sent({ pages: 5 })).toEqual({ pages: 5 })
  expect(unpackDocument(packDocument(null))).toBeNull()
})

test('arrives unchanged however deep it is nested', () => {
  let node: object = { fills: red() }
  for (let depth = 0; depth < 300; depth += 1) node = { children: [node] }

  expect(sent(documentOf([node]))).toEqual(documentOf([node]))
})

test('has one frozen value for equal ones', () => {
  const layer = (): object => ({ type: 'RECTANGLE', fills: red() })
  const packed = packDocument(documentOf([layer(), layer()]))

  const { pages } = unpackDocument(packed) as {
    pages: { children: { fills: object }[] }[]
  }
  const [one, other] = pages[0]?.children ?? []

  expect(packed.values).toEqual([red()])
  expect(one?.fills).toBe(other?.fills)
  expect(Object.isFrozen(one?.fills)).toBe(true)
})
