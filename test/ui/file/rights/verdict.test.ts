import { expect, it } from 'vitest'
import type { CheckedPage } from '../../../../contract/finding.ts'
import { rightsOf } from '../../../../ui/file/rights/asset-rights.ts'
import type { Confirmation } from '../../../../ui/file/rights/asset-rights.ts'
import type { GuardedFrame } from '../../../../ui/file/rights/guard.ts'
import { sortByNeed } from '../../../../ui/file/rights/sort-by-need.ts'
import { judge } from '../../../../ui/file/rights/verdict.ts'
import type { JudgedAsset } from '../../../../ui/file/rights/verdict.ts'
import {
  detailsOfVerdict,
  verdictText
} from '../../../../ui/file/rights/rights-texts.ts'
import { found, pageOf } from '../../checked-file.ts'
import { entryOf } from '../../entry-of.ts'

const license = entryOf()

function judged(
  change: Parameters<typeof found>[1],
  confirmation: Confirmation = 'no',
  frames: GuardedFrame[] = []
): JudgedAsset {
  const asset = found('1', change)
  return { rights: rightsOf(asset, { confirmation, aside: null }), frames }
}

const banner = { id: '1:1', name: 'Banner', isAdvertising: true, answer: null }
const aside = {
  v: 1 as const,
  id: 'image.1',
  assetId: '1',
  mediaType: 'image' as const,
  who: 'Rae',
  at: '',
  reason: 'Our own'
}
const own = () => judged({ state: 'licensed', license }, 'yes')
const comp = () => judged({})
const held = () => judged({}, 'yes')
const noted = () => judged({ license })
const claim = () => judged({ state: 'licensed', license })
const unlooked = () => judged({ state: 'licensed', license }, 'not-looked')
const unknown = () => judged({ state: 'licensed' })
const warned = () => judged({ state: 'licensed', license }, 'yes', [banner])
const away = (): JudgedAsset => ({
  rights: rightsOf(found('1'), { confirmation: 'no', aside }),
  frames: []
})

const unread = pageOf({ name: 'Archive', checkedAt: null, isWatched: false })
const unwatched = pageOf({ isWatched: false })

interface Case {
  assets: JudgedAsset[]
  pages?: CheckedPage[]
  unclear?: number
  kind: string
  title: string
  details?: string[]
}

const cases: Case[] = [
  { assets: [], kind: 'pass', title: 'Nothing to license in this file' },
  {
    assets: [own()],
    kind: 'pass',
    title: 'The one asset in this file is licensed'
  },
  {
    assets: [own(), own()],
    kind: 'pass',
    title: 'All 2 assets in this file are licensed'
  },
  {
    assets: [comp(), own()],
    kind: 'fail',
    title: '1 of 2 assets is not licensed'
  },
  {
    assets: [comp(), held(), own()],
    kind: 'fail',
    title: '1 of 3 assets is not licensed',
    details: ['You hold a license of 1 more: swap it without a charge.']
  },
  {
    assets: [held(), held(), own()],
    kind: 'fail',
    title: '2 of 3 assets show their comps',
    details: ['You hold licenses: swap them without a charge.']
  },
  {
    assets: [held()],
    kind: 'fail',
    title: 'The one asset in this file shows its comp',
    details: ['You hold a license: swap it without a charge.']
  },
  {
    assets: [comp(), noted(), own()],
    kind: 'fail',
    title: '1 of 3 assets is not licensed',
    details: ['1 more is noted as licensed but shows its comp.']
  },
  {
    assets: [noted(), noted(), own()],
    kind: 'fail',
    title: '2 of 3 assets show their comps',
    details: ['They are noted as licensed.']
  },
  {
    assets: [held(), noted(), own()],
    kind: 'fail',
    title: '2 of 3 assets show their comps',
    details: [
      'You hold a license of 1: swap it without a charge.',
      '1 is noted as licensed.'
    ]
  },
  {
    assets: [claim(), claim(), own()],
    kind: 'recorded',
    title: '2 of 3 assets are licensed as far as this file says',
    details: ['Your account’s history does not have them.']
  },
  {
    assets: [unlooked()],
    kind: 'recorded',
    title: 'The one asset in this file is licensed as far as this file says',
    details: ['Your account was not asked: sign in to check it.']
  },
  {
    assets: [unknown(), claim(), own()],
    kind: 'unsure',
    title: '1 of 3 assets has no license on record',
    details: [
      '1 is licensed as far as this file says.',
      'Your account’s history does not have it.'
    ]
  },
  {
    assets: [warned(), own()],
    kind: 'unsure',
    title: 'An editorial asset is in advertising'
  },
  {
    assets: [comp(), warned(), unknown()],
    kind: 'fail',
    title: '1 of 3 assets is not licensed',
    details: [
      '1 editorial asset is in advertising.',
      '1 has no license on record.'
    ]
  },
  {
    assets: [own()],
    pages: [unread],
    kind: 'unsure',
    title: 'Not every page could be checked',
    details: ['Could not be read: Archive.']
  },
  {
    assets: [own()],
    pages: [unwatched],
    kind: 'unsure',
    title: 'Pages may have changed since the check'
  },
  {
    assets: [away(), own()],
    kind: 'pass',
    title: '1 of 2 assets is licensed',
    details: ['1 is put aside.']
  },
  {
    assets: [away()],
    kind: 'pass',
    title: 'The one asset in this file is put aside',
    details: []
  },
  {
    assets: [],
    unclear: 1,
    kind: 'unsure',
    title: 'Choose which image 1 layer shows'
  },
  {
    assets: [own(), warned()],
    unclear: 2,
    kind: 'unsure',
    title: 'Choose which image 2 layers show',
    details: ['1 editorial asset is in advertising.']
  },
  {
    assets: [comp()],
    unclear: 2,
    kind: 'fail',
    title: 'The one asset in this file is not licensed',
    details: ['Choose which image 2 layers show.']
  }
]

it.each(cases)('says: $title', one => {
  const { assets, pages, unclear, kind, title, details } = one
  const verdict = judge(assets, pages ?? [pageOf()], unclear ?? 0)

  expect(verdict.kind).toBe(kind)
  expect(verdictText(verdict)).toBe(title)
  expect(detailsOfVerdict(verdict)).toEqual(details ?? [])
})

it('sorts assets that need attention first', () => {
  const [a, b, c, d, e] = [own(), claim(), unknown(), warned(), comp()]

  expect(sortByNeed([a, b, c, d, e])).toEqual([e, d, c, b, a])
})
