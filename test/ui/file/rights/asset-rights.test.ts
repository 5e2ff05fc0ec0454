import { expect, it } from 'vitest'
import type { Aside } from '../../../../contract/records.ts'
import { rightsOf } from '../../../../ui/file/rights/asset-rights.ts'
import type { Confirmation } from '../../../../ui/file/rights/asset-rights.ts'
import { found } from '../../checked-file.ts'
import { entryOf } from '../../entry-of.ts'

const aside: Aside = {
  v: 1,
  id: 'image.1',
  assetId: '1',
  mediaType: 'image',
  who: 'Rae',
  at: '',
  reason: 'Our own'
}
const license = entryOf()
const licensed = { state: 'licensed' as const }

it.each([
  { what: 'a comp', asset: {}, is: 'comp' },
  { what: 'an adopted comp', asset: { isAdopted: true }, is: 'adopted' },
  {
    what: 'a comp missing from the library',
    asset: { isRemoved: true },
    is: 'missing'
  },
  { what: 'a comp put aside', asset: {}, aside, is: 'aside' },
  { what: 'a licensed file without a record', asset: licensed, is: 'unknown' },
  {
    what: 'a licensed file with a record',
    asset: { ...licensed, license },
    is: 'claimed'
  },
  {
    what: 'a record that no account confirms',
    asset: { ...licensed, license },
    confirmation: 'no' as const,
    is: 'claimed'
  },
  {
    what: 'a record that the account confirms',
    asset: { ...licensed, license },
    confirmation: 'yes' as const,
    is: 'licensed'
  },
  {
    what: 'a licensed file that only the account knows',
    asset: licensed,
    confirmation: 'yes' as const,
    is: 'licensed'
  },
  {
    what: 'a record of a comp license',
    asset: {
      ...licensed,
      license: entryOf({ license: 'premier_editorial_comp' })
    },
    is: 'unknown'
  },
  {
    what: 'a licensed file missing from the library',
    asset: { ...licensed, license, isRemoved: true },
    confirmation: 'yes' as const,
    is: 'licensed'
  },
  {
    what: 'an unknown one put aside',
    asset: licensed,
    aside,
    is: 'aside'
  },
  {
    what: 'one put aside that is licensed by now',
    asset: licensed,
    aside,
    confirmation: 'yes' as const,
    is: 'licensed'
  }
])('is $is: $what', given => {
  const { asset, is } = given
  const confirmation: Confirmation = given.confirmation ?? 'unchecked'

  const { state } = rightsOf(found('1', asset), {
    confirmation,
    aside: given.aside ?? null
  })

  expect(state).toBe(is)
})

it('marks a comp as licensed by the account', () => {
  const rights = rightsOf(found('1'), { confirmation: 'yes', aside: null })

  expect(rights).toMatchObject({
    state: 'comp',
    holding: { kind: 'confirmed', entry: null }
  })
})
