import { expect, it } from 'vitest'
import {
  assetsLeft,
  requestState,
  sortRequests
} from '../../../../ui/file/requests/request-state.ts'
import { requestText } from '../../../../ui/file/requests/request-texts.ts'
import { rightsOf } from '../../../../ui/file/rights/asset-rights.ts'
import { entryOf } from '../../entry-of.ts'
import { found } from '../../checked-file.ts'
import { requestOf } from '../../request-of.ts'

const facts = { confirmation: 'unchecked', aside: null } as const
const comp = rightsOf(found('1'), facts)

function licensed(licensee: string, at: string) {
  const license = entryOf({ licensee, at })
  return rightsOf(found('1', { state: 'licensed', license }), facts)
}

it('waits for assets that still show comps', () => {
  const rights = new Map([
    ['1', comp],
    ['2', licensed('Rae', '2026-11-21T12:00:00Z')]
  ])

  const shown = requestState(requestOf({ assetIds: ['1', '2', '3'] }), rights)

  expect(shown).toMatchObject({
    state: 'open',
    left: ['1'],
    licensed: 1,
    absent: 1
  })
})

it('stays open, with nothing to license, for a comp that was removed', () => {
  const rights = new Map([
    ['1', rightsOf(found('1', { isRemoved: true }), facts)],
    ['2', licensed('Rae', '2026-11-21T12:00:00Z')]
  ])

  const shown = requestState(requestOf(), rights)

  expect(shown).toMatchObject({ state: 'open', left: [], absent: 0 })
  expect(requestText(shown)).toBe('1 licensed · 1 no longer in the library')
})

it('is licensed by the person who licensed its last asset', () => {
  const rights = new Map([
    ['1', licensed('Rae', '2026-11-21T12:00:00Z')],
    ['2', licensed('Kim', '2026-11-22T12:00:00Z')]
  ])

  expect(requestState(requestOf(), rights)).toMatchObject({
    state: 'licensed',
    who: 'Kim',
    at: '2026-11-22T12:00:00Z'
  })
})

it('stays open while the file is unchecked or has none of its assets', () => {
  expect(requestState(requestOf(), null)).toMatchObject({
    state: 'open',
    left: ['1', '2']
  })
  expect(requestState(requestOf(), new Map())).toMatchObject({
    state: 'open',
    left: [],
    absent: 2
  })
})

it('keeps the answer regardless of the file', () => {
  const answer = {
    state: 'declined',
    who: 'Rae',
    at: '2026-11-21T12:00:00Z',
    reason: 'Too expensive'
  } as const

  expect(
    requestState(requestOf({ answer }), new Map([['1', comp]]))
  ).toMatchObject({ ...answer, left: ['1'] })
})

it('counts each asset of open requests once, the newest request first', () => {
  const answer = { state: 'withdrawn', who: 'Dana', at: '' } as const
  const rights = new Map(['1', '2', '3'].map(id => [id, comp] as const))
  const states = [
    requestOf({ id: 'old' }),
    requestOf({ id: 'over', assetIds: ['3'], answer }),
    requestOf({ id: 'new', at: '2026-11-21T12:00:00Z' })
  ].map(request => requestState(request, rights))

  const sorted = sortRequests(states)

  expect(sorted.map(({ request }) => request.id)).toEqual([
    'new',
    'old',
    'over'
  ])
  expect(assetsLeft(sorted)).toEqual(['1', '2'])
})
