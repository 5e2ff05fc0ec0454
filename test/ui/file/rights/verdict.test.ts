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
  const rights = rightsOf(asset, { confirmation, aside: null })
  return { found: asset, rights, frames }
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
const unchecked = () => judged({ state: 'licensed', license }, 'unchecked')
const unknown = () => judged({ state: 'licensed' })
const warned = () => judged({ state: 'licensed', license }, 'yes', [banner])
const removed = () => judged({ isRemoved: true })
const heldRemoved = () => judged({ isRemoved: true }, 'yes')
const ownRemoved = () =>
  judged({ state: 'licensed', license, isRemoved: true }, 'yes')
const away = (): JudgedAsset => ({
  found: found('1'),
  rights: rightsOf(found('1'), { confirmation: 'no', aside }),
  frames: []
})
const awayRemoved = (): JudgedAsset => ({
  found: found('1'),
  rights: rightsOf(found('1', { isRemoved: true }), {
    confirmation: 'no',
    aside
  }),
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
    title: 'The only image in this file is licensed'
  },
  {
    assets: [own(), own()],
    kind: 'pass',
    title: 'All 2 images in this file are licensed'
  },
  {
    assets: [comp(), own()],
    kind: 'fail',
    title: '1 of 2 images isn’t licensed'
  },
  {
    assets: [comp(), held(), own()],
    kind: 'fail',
    title: '1 of 3 images isn’t licensed',
    details: ['You have a license for 1 more: swap it at no charge.']
  },
  {
    assets: [held(), held(), own()],
    kind: 'fail',
    title: '2 of 3 images show their comps',
    details: ['You have licenses: swap them at no charge.']
  },
  {
    assets: [held()],
    kind: 'fail',
    title: 'The only image in this file shows its comp',
    details: ['You have a license: swap it at no charge.']
  },
  {
    assets: [comp(), noted(), own()],
    kind: 'fail',
    title: '1 of 3 images isn’t licensed',
    details: ['1 more is recorded as licensed but shows its comp.']
  },
  {
    assets: [noted(), noted(), own()],
    kind: 'fail',
    title: '2 of 3 images show their comps',
    details: ['They’re recorded as licensed.']
  },
  {
    assets: [held(), noted(), own()],
    kind: 'fail',
    title: '2 of 3 images show their comps',
    details: [
      'You have a license for 1: swap it at no charge.',
      '1 is recorded as licensed.'
    ]
  },
  {
    assets: [claim(), claim(), own()],
    kind: 'recorded',
    title: '2 of 3 images are recorded as licensed',
    details: ['They aren’t in your license history.']
  },
  {
    assets: [unchecked()],
    kind: 'recorded',
    title: 'The only image in this file is recorded as licensed',
    details: ['Sign in to check it with your account.']
  },
  {
    assets: [unknown(), claim(), own()],
    kind: 'unsure',
    title: '1 of 3 images has no license on record',
    details: ['1 is recorded as licensed.', 'It isn’t in your license history.']
  },
  {
    assets: [warned(), own()],
    kind: 'unsure',
    title: 'Editorial content is in advertising'
  },
  {
    assets: [comp(), warned(), unknown()],
    kind: 'fail',
    title: '1 of 3 images isn’t licensed',
    details: [
      'Editorial content is in advertising.',
      '1 has no license on record.'
    ]
  },
  {
    assets: [own()],
    pages: [unread],
    kind: 'unsure',
    title: 'Couldn’t check every page',
    details: ['Couldn’t read: Archive.']
  },
  {
    assets: [own()],
    pages: [unwatched],
    kind: 'unsure',
    title: 'Pages may have changed since the last check'
  },
  {
    assets: [away(), own()],
    kind: 'pass',
    title: '1 of 2 images is licensed',
    details: ['1 is ignored.']
  },
  {
    assets: [away()],
    kind: 'pass',
    title: 'The only image in this file is ignored',
    details: []
  },
  {
    assets: [removed(), comp(), ownRemoved()],
    kind: 'fail',
    title: '2 of 3 images aren’t licensed',
    details: ['2 are no longer in the library.']
  },
  {
    assets: [ownRemoved()],
    kind: 'pass',
    title: 'The only image in this file is licensed',
    details: ['1 is no longer in the library.']
  },
  {
    assets: [heldRemoved(), own()],
    kind: 'fail',
    title: '1 of 2 images shows its comp',
    details: [
      'You have a license: swap it at no charge.',
      '1 is no longer in the library.'
    ]
  },
  {
    assets: [awayRemoved(), own()],
    kind: 'pass',
    title: '1 of 2 images is licensed',
    details: ['1 is ignored.']
  },
  {
    assets: [],
    unclear: 1,
    kind: 'unsure',
    title: 'Choose what 1 layer shows'
  },
  {
    assets: [own(), warned()],
    unclear: 2,
    kind: 'unsure',
    title: 'Choose what 2 layers show',
    details: ['Editorial content is in advertising.']
  },
  {
    assets: [comp()],
    unclear: 2,
    kind: 'fail',
    title: 'The only image in this file isn’t licensed',
    details: ['Choose what 2 layers show.']
  }
]

it.each(cases)('shows: $title', one => {
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
