import { describe, expect, it } from 'vitest'
import { readRecord } from '../../contract/read-record.ts'
import type { RecordKind, Records } from '../../contract/records.ts'

const at = '2026-01-31T10:00:00.000Z'
const who = 'Dana Designer'
const image = { assetId: '1001', mediaType: 'image' as const }
const project = { job: 'J1', client: '', purchaseOrder: '', other: '' }

const records: Records = {
  license: {
    v: 1,
    id: 'a1.1001',
    ...image,
    licenseId: null,
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    licensee: who,
    at
  },
  claim: { v: 1, id: 'a1.1001', attempt: 'a1', assetId: '1001', who, at },
  request: { v: 1, id: 'r1', assetIds: ['1001'], note: '', who, at },
  aside: { v: 1, id: 'image.1001', ...image, reason: 'Own work', who, at },
  answer: {
    v: 1,
    id: '1001.2:3',
    assetId: '1001',
    frameId: '2:3',
    reason: 'A press page',
    who,
    at
  },
  mark: { v: 1, id: '2:3', isAdvertising: true, who, at },
  project: { v: 1, id: 'file', ...project, at },
  pin: { v: 1, id: '550000101', name: '', shareCode: 'a b', who, at }
}

const answer = { state: 'declined', who, at }

const additions: [RecordKind, object][] = [
  ['license', { subscription: 'Team', project, isEditorial: true }],
  ['request', { answer }],
  ['request', { answer: { ...answer, reason: 'Too dear' } }]
]

const kinds = Object.keys(records) as RecordKind[] // its own keys

describe.each(kinds)('a %s', kind => {
  const record: Records[RecordKind] = records[kind]
  const key = `${kind}:${record.id}`

  it('is read as it was written', () => {
    const value = readRecord(kind, key, JSON.stringify(record))

    expect(value).toEqual(record)
  })

  it.each(Object.keys(record))('is refused without %s, or as a list', field => {
    const wrong = [undefined, ['x'], [1]].map(value =>
      JSON.stringify({ ...record, [field]: value })
    )

    const values = wrong.map(text => readRecord(kind, key, text))

    // asset ids of a request are a list of texts
    const isList = field === 'assetIds'
    expect(values.filter(value => value !== null)).toHaveLength(isList ? 1 : 0)
  })

  it('is refused under another key, newer, broken and too long', () => {
    const text = JSON.stringify(record)
    const wrong: [string, string][] = [
      [`${key}x`, text],
      [`other:${record.id}`, text],
      [`${kind}:`, JSON.stringify({ ...record, id: '' })],
      [key, JSON.stringify({ ...record, v: 2 })],
      [key, text.slice(1)],
      [key, `[${text}]`],
      [key, ''],
      [key, text.padEnd(4097)]
    ]

    const values = wrong.map(given => readRecord(kind, ...given))

    expect(values).toEqual(wrong.map(() => null))
  })
})

it.each(additions)('reads a %s with %j', (kind, addition) => {
  const record = { ...records[kind], ...addition }

  const value = readRecord(kind, `${kind}:${record.id}`, JSON.stringify(record))

  expect(value).toEqual(record)
})

it.each<[RecordKind, object]>([
  ['license', { project: { ...project, client: 7 } }],
  ['license', { subscription: 'x'.repeat(1001) }],
  ['license', { isEditorial: 'yes' }],
  ['license', { mediaType: 'hologram' }],
  ['license', { assetId: '0101' }],
  ['claim', { assetId: '0101' }],
  ['aside', { assetId: '00' }],
  ['answer', { assetId: '0101' }],
  ['request', { answer: { ...answer, state: 'lost' } }],
  ['request', { assetIds: Array.from({ length: 101 }, () => '1') }]
])('refuses a %s with %j', (kind, wrong) => {
  const record = { ...records[kind], ...wrong }

  const value = readRecord(kind, `${kind}:${record.id}`, JSON.stringify(record))

  expect(value).toBeNull()
})
