import { describe, expect, it } from 'vitest'
import type { DocumentFile } from '../../dev/figma/shared/host.ts'
import { judgeBatch } from './swaps/judge-batch.ts'
import { toLines } from './swaps/normal-file.ts'
import type { BatchRun, Struck } from './swaps/run-batch.ts'
import { nameRequest, nameStep } from './swaps/step.ts'
import { troubles } from './swaps/troubles.ts'

interface Made {
  hash?: string
  licenseId?: string
  opacity?: number
  assets?: string[]
}

/** A file with two layers of one licensed image. */
function makeFile(made: Made = {}): DocumentFile {
  const { hash = 'a'.repeat(40), licenseId = 'e1', opacity = 1 } = made
  const { assets = ['1001'] } = made
  const fills = [{ type: 'IMAGE', imageHash: hash, opacity }]
  const image = { v: 1, assetId: '1001', state: 'licensed', rendition: 'huge' }
  const ledger = assets.map(assetId => [
    `license:${licenseId}-${assetId}`,
    JSON.stringify({ id: licenseId, assetId, licenseId, at: licenseId })
  ])
  return {
    version: 1,
    name: 'File',
    pages: [{ id: '0:1', children: ['1:2', '1:3'].map(id => ({ id, fills })) }],
    styles: [],
    images: {},
    pluginData: {
      root: {
        file: licenseId,
        [`image:${hash}`]: JSON.stringify(image),
        ...Object.fromEntries(ledger)
      },
      '1:3': { provenance: JSON.stringify({ ...image, licenseId, at: hash }) }
    }
  }
}

describe('toLines', () => {
  it('is the same for other ids, times and image files', () => {
    const other = makeFile({ hash: 'b'.repeat(40), licenseId: 'e2' })

    expect(toLines(other)).toEqual(toLines(makeFile()))
  })

  it('tells other paints and a missing license apart', () => {
    const lines = toLines(makeFile())

    expect(toLines(makeFile({ opacity: 0.5 }))).not.toEqual(lines)
    expect(toLines(makeFile({ assets: [] }))).not.toEqual(lines)
    expect(toLines(makeFile({ assets: ['1001', '1002'] }))).not.toEqual(lines)
  })

  it('leaves out a layer with its data', () => {
    const text = toLines(makeFile(), '1:3').join('\n')

    expect(text).toContain('1:2')
    expect(text).not.toContain('1:3')
  })
})

describe('judgeBatch', () => {
  const comps = { document: makeFile(), assetIds: ['1001'], layerIds: ['1:3'] }
  const calm: BatchRun = {
    document: makeFile(),
    licenses: ['1001'],
    left: 99,
    open: [],
    steps: []
  }
  const [trouble] = troubles
  if (!trouble) throw new Error('There is no trouble.')
  const struck: Struck = { kind: 'call', nth: 1, trouble }

  const harms: [string, Partial<BatchRun>][] = [
    ['not over', { open: ['journal:1'] }],
    ['licensed twice', { licenses: ['1001', '1001'] }],
    ['not licensed', { licenses: [] }],
    ['98 downloads left', { left: 98 }],
    ['another file', { document: makeFile({ opacity: 0.5 }) }]
  ]

  it.each(harms)('says: %s', (words, harm) => {
    expect(judgeBatch({ ...calm, ...harm }, calm, comps, struck)).toContain(
      words
    )
  })

  it('has nothing to say when all is the same', () => {
    expect(judgeBatch({ ...calm }, calm, comps, struck)).toBe('')
  })
})

it('names steps without what differs from run to run', () => {
  const what = nameRequest(
    'POST http://localhost:4402/v2/images/licenses/e12ab/downloads?a=1'
  )

  const name = nameStep({ kind: 'request', nth: 12, what })

  expect(name).toBe('request-12-POST-/v2/images/licenses/_/downloads')
})
