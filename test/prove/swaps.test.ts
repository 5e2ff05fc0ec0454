import { beforeAll, describe, expect, it } from 'vitest'
import type { DocumentFile } from '../../dev/figma/shared/host.ts'
import type { Patch } from './purchases/bundle.ts'
import { imageOf } from '../image-refs.ts'
import { sample } from '../sample.ts'
import { alikeLibrary } from './swaps/alike-library.ts'
import { brokenControllers, buildBroken } from './swaps/broken-controllers.ts'
import { brokenPanels } from './swaps/broken-panels.ts'
import { makeCompFile } from './swaps/comp-file.ts'
import type { CompFile } from './swaps/comp-file.ts'
import { judgeBatch } from './swaps/judge-batch.ts'
import { judgeCalm } from './swaps/judge-calm.ts'
import { toLines } from './swaps/normal-file.ts'
import { runBatch } from './swaps/run-batch.ts'
import type { BatchRun, Struck } from './swaps/run-batch.ts'
import { smallLibrary } from './swaps/small-library.ts'
import type { Broken } from './swaps/stage.ts'
import {
  forgetsImages,
  forgetsLeftOut,
  forgetsOwned,
  ledgerAfterPaints,
  batchAfterPaints
} from './swaps/call-faults.ts'
import type { CallFault } from './swaps/call-faults.ts'
import { faults } from './swaps/faults.ts'

interface Made {
  hash?: string
  licenseId?: string
  opacity?: number
  assets?: string[]
  state?: 'comp' | 'licensed'
  /** Comp that the first layer shows instead. */
  leftOut?: string
}

/** A file with two layers of one licensed image. */
function makeFile(made: Made = {}): DocumentFile {
  const { hash = 'a'.repeat(40), licenseId = 'e1', opacity = 1 } = made
  const { assets = ['1001'], state = 'licensed', leftOut = hash } = made
  const show = (imageHash: string) => [{ type: 'IMAGE', imageHash, opacity }]
  const image = { v: 1, ...imageOf('1001'), state, rendition: 'huge' }
  const comp = { ...image, state: 'comp' }
  const ledger = assets.map(assetId => [
    `license:${licenseId}-${assetId}`,
    JSON.stringify({
      id: licenseId,
      ...imageOf(assetId),
      licenseId,
      at: licenseId
    })
  ])
  return {
    version: 1,
    name: 'File',
    pages: [
      {
        id: '0:1',
        children: [
          { id: '1:2', fills: show(leftOut) },
          { id: '1:3', fills: show(hash) }
        ]
      }
    ],
    styles: [],
    images: {},
    pluginData: {
      root: {
        file: licenseId,
        ...(leftOut !== hash && { [`image:${leftOut}`]: JSON.stringify(comp) }),
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

  it('distinguishes other paints from a missing license', () => {
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
  const comps: CompFile = {
    person: 'agency',
    document: makeFile(),
    library: smallLibrary,
    assets: [imageOf('1001')],
    layerIds: ['1:3'],
    owned: [],
    leftOut: [{ ...imageOf('1001'), layerId: '1:2' }]
  }
  const interruption = {
    document: makeFile(),
    kept: ['1001'],
    licensed: ['1001'],
    fetched: []
  }
  const calm: BatchRun = {
    document: makeFile(),
    licenses: ['1001'],
    left: '99',
    unsearched: [],
    open: [],
    steps: [],
    isStruck: false,
    fetched: ['1001'],
    faulty: [],
    interruption,
    resumption: {
      document: makeFile({ leftOut: 'c'.repeat(40) }),
      purchases: 0
    },
    undoing: null
  }
  const [fault] = faults
  if (!fault) throw new Error('There is no fault.')
  const struck: Struck = { kind: 'call', nth: 1, fault }

  const harms: [string, Partial<BatchRun>][] = [
    ['not over', { open: ['journal:1'] }],
    ['licensed twice', { licenses: ['1001', '1001'] }],
    ['not licensed', { licenses: [] }],
    ['without its search', { unsearched: ['1001'] }],
    ['98 downloads left', { left: '98' }],
    ['faulty: image:a', { faulty: ['image:a'] }],
    ['another file', { document: makeFile({ opacity: 0.5 }) }],
    ['6 files fetched', { fetched: Array.from({ length: 6 }, () => '1001') }],
    ['fetched again', { interruption: { ...interruption, fetched: ['1001'] } }],
    [
      'not in the ledger',
      { interruption: { ...interruption, document: makeFile({ assets: [] }) } }
    ],
    [
      'asked for 1 purchases',
      { resumption: { ...calm.resumption, purchases: 1 } }
    ],
    [
      'left out and swapped',
      { resumption: { ...calm.resumption, document: makeFile() } }
    ],
    [
      'not swapped by a restart',
      {
        resumption: {
          ...calm.resumption,
          document: makeFile({ state: 'comp' })
        }
      }
    ]
  ]

  it.each(harms)('reports: %s', (words, harm) => {
    expect(judgeBatch({ ...calm, ...harm }, calm, comps, struck)).toContain(
      words
    )
  })

  it('reports nothing when everything is the same', () => {
    expect(judgeBatch({ ...calm }, calm, comps, struck)).toBe('')
  })

  const begun = makeFile({ hash: 'c'.repeat(40), state: 'comp', assets: [] })
  const undone = makeFile({ hash: 'c'.repeat(40), state: 'comp' })

  it.each([
    ['', { begun, undone }],
    ['nothing was swapped', { begun: makeFile(), undone }],
    ['one undo does not take the batch back', { begun, undone: makeFile() }],
    ['the undo of the paints takes licenses along', { begun, undone: begun }]
  ])('reports of an undo: %s', (words, undoing) => {
    expect(judgeCalm({ ...calm, undoing }, comps)).toBe(words)
  })
})

describe('a batch that is broken off', () => {
  let comps: CompFile
  let calm: BatchRun

  beforeAll(async () => {
    comps = await makeCompFile(5)
    calm = await runBatch(comps, null)
  })

  /** The fault strikes at this step, or `more` of its kind later. */
  async function interrupt(
    at: string,
    more: number,
    broken: Broken = {},
    by = 'crashed-before'
  ): Promise<string> {
    const step = calm.steps.find(({ what }) => what === at)
    const fault = faults.find(({ name }) => name === by)
    if (!fault || !step) throw new Error(`There is no ${at} or ${by}.`)
    const struck = { kind: step.kind, nth: step.nth + more, fault }
    const run = await runBatch(comps, struck, broken)
    return judgeBatch(run, calm, comps, struck)
  }

  const ways: [string, string, number, CallFault][] = [
    ['fetched again', 'swapComps', 0, forgetsImages],
    ['left out and swapped', 'swapComps', 0, forgetsLeftOut],
    ['not swapped by a restart', 'findComps', 0, forgetsOwned],
    ['10 files fetched', 'swapComps', 0, batchAfterPaints],
    ['shown and not in the ledger', 'swapComps', 1, ledgerAfterPaints]
  ]

  it.each(sample(ways, 1))(
    'fails when it is resumed wrongly: %s',
    async (words, before, more, damage) => {
      expect(await interrupt(before, more)).toBe('')

      expect(await interrupt(before, more, { damage })).toContain(words)
    }
  )

  it.each(sample(brokenPanels, 1))(
    'fails when $name',
    async ({ patches, failure }) => {
      const lose = (panel: readonly Patch[]) =>
        interrupt('POST-/purchases', 0, { panel }, 'offline-once')
      expect(await lose([])).toBe('')

      expect(await lose(patches)).toMatch(failure)
    }
  )
})

describe('a batch of assets whose files are the same', () => {
  let comps: CompFile
  let calm: BatchRun

  beforeAll(async () => {
    comps = await makeCompFile(5, alikeLibrary)
    calm = await runBatch(comps, null)
  }, 60_000)

  /** The verdicts on a run with this controller. */
  async function judgeWith(patches: readonly Patch[]): Promise<string> {
    const code = await buildBroken(patches)
    const [fault] = faults
    if (!fault) throw new Error('There is no fault.')
    const run = await runBatch(comps, null, { code })
    const struck: Struck = { kind: 'call', nth: 0, fault }
    return judgeBatch(run, calm, comps, struck) + judgeCalm(run, comps)
  }

  it('passes when nothing is broken', async () => {
    expect(await judgeWith([])).toBe('')
    expect(judgeCalm(calm, comps)).toBe('')
  })

  it.each(sample(brokenControllers, 1))(
    'fails when $name',
    async ({ patches, failure }) => {
      expect(await judgeWith(patches)).toMatch(failure)
    }
  )
})
