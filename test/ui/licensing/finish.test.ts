import { expect, it } from 'vitest'
import { compOf } from '../stores/memory-document.ts'
import { itemsOf, openShop, sent, stepsOf } from './open-shop.ts'
import { createShop } from './small-shop.ts'

it('uses what the account owns, without a request to license', async () => {
  const shop = createShop(['1'])
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses.push({ id: 'e5', assetId: '1', ...license })
  const { panel, planLicenses, confirmLicenses, $licensing } =
    await openShop(shop)
  await planLicenses(['1'])
  expect($licensing.get()).toMatchObject({
    plan: { totalCharge: 0, items: [{ decision: { kind: 'owned' } }] }
  })

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(sent(shop)).toBe(0)
  expect([...shop.document.ledger.values()]).toMatchObject([
    { id: 'license.e5', licenseId: 'e5' }
  ])
})

it('sends nothing for what was licensed since the plan was shown', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop()
  await planLicenses(['1'])
  const license = { license: 'standard', isDownloadable: true }
  shop.licenses.push({ id: 'e5', assetId: '1', ...license })

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(sent(shop)).toBe(0)
})

it('says that a layer which cannot be changed keeps its comp', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  Object.assign(shop.document.layers[0] ?? {}, { refusal: 'layer-read-only' })
  await planLicenses(['1'])

  await confirmLicenses()

  const [item] = itemsOf(panel)
  expect(item).toMatchObject({ step: 'not-placed', uses: 0 })
  expect(item?.text).toMatch(
    /^node-1 still shows the comp\. The layer is locked/
  )
  expect(shop.document.ledger.size).toBe(1)
})

it('fetches no file for an asset without a comp in the file', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop([])
  )
  await planLicenses(['1'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['not-placed'])
  expect(shop.web.calls('/licensed/e1.jpg')).toHaveLength(0)
  expect(shop.document.ledger.size).toBe(1)
})

it('asks for a fresh address when the first one fails', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  let asked = 0
  shop.web.on('GET http://media.test/licensed/e1.jpg', () => {
    asked += 1
    return asked === 1
      ? new Response('', { status: 403 })
      : new Response(new Uint8Array(3))
  })
  await planLicenses(['1'])

  await confirmLicenses()

  expect(stepsOf(panel)).toEqual(['done'])
  expect(shop.web.calls('/v2/images/licenses/e1/downloads')).toHaveLength(1)
})

it('keeps what is licensed when its file arrives incomplete', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  shop.web.on('GET http://media.test/licensed/*', () => {
    const headers = { 'Content-Length': '99' }
    return new Response(new Uint8Array(3), { headers })
  })
  await planLicenses(['1'])

  await confirmLicenses()

  expect(itemsOf(panel)).toMatchObject([
    { step: 'not-placed', error: { code: 'download-incomplete' } }
  ])
  expect([...shop.document.journal.values()]).toMatchObject([
    { state: 'recorded', licenseId: 'e1' }
  ])
  expect(shop.document.ledger.size).toBe(1)
})

it('records a license once though it is used again', async () => {
  const { shop, panel, planLicenses, confirmLicenses } = await openShop(
    createShop(['1'])
  )
  await planLicenses(['1'])
  await confirmLicenses()
  panel.licensing.closeLicensing()
  shop.document.layers.push(compOf('1'))

  await planLicenses(['1'])
  await confirmLicenses()

  expect(shop.document.layers[1]?.state).toBe('licensed')
  expect(shop.document.ledger.size).toBe(1)
  expect(sent(shop)).toBe(1)
})
