import { expect, it } from 'vitest'
import { findAsset } from '../set-up/find-asset.ts'
import { forgetRecords } from '../set-up/forget-records.ts'
import { ledgerOf, license, stepsOf } from '../set-up/licensing.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf } from '../../image-refs.ts'

const stack = useStack()

it('records everything about a license in the file', async () => {
  const file = await stack.openFile()
  const { panel } = file
  await signInWithPages(stack, file, 'enterprise')
  const asset = await findAsset(panel, one => one.isEditorial)
  await panel.placeOnce([asset])
  await panel.planLicenses([imageOf(asset.assetId)])
  panel.chooseForAll('image', { size: 'small' })
  panel.setProjectField('client', 'ACME')
  panel.setProjectField('purchaseOrder', 'PO-7')
  panel.tickAsset(imageOf(asset.assetId), 'editorial', true)

  await panel.confirmLicenses()

  const [entry] = await ledgerOf(file)
  expect(stepsOf(file)).toEqual(['done'])
  expect(entry).toEqual({
    v: 1,
    id: expect.stringMatching(/^[0-9a-f]{32}\.\d+$/),
    assetId: asset.assetId,
    mediaType: 'image',
    licenseId: expect.stringMatching(/./),
    license: 'premier',
    size: 'small',
    format: 'jpg',
    licensee: 'Enterprise Demo',
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    subscription: 'Enterprise',
    project: { job: '', client: 'ACME', purchaseOrder: 'PO-7', other: '' },
    isEditorial: true
  })
})

it('rebuilds licenses from copied layers for everyone who checks the file', async () => {
  const file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const [placed] = await placeResults(file, 'mountain', 1)
  await license(file, [placed?.assetId ?? ''])
  const [written] = await ledgerOf(file)
  await forgetRecords(file, 'license:', 'image:', 'file')
  const { panel, headless } = await switchAccount(stack, file, 'metered')

  await panel.checkFile()
  const found = panel.$file.get()
  await panel.lookUpLicenses(found.state === 'ready' ? found.assets : [])
  await panel.completeLedger()

  expect(await ledgerOf({ ...file, headless })).toMatchObject([
    {
      id: `license.${written?.licenseId}`,
      assetId: placed?.assetId,
      licenseId: written?.licenseId,
      license: 'standard',
      size: 'huge',
      licensee: ''
    }
  ])
  const [asset] = panel.$rights.get()?.assets ?? []
  expect(asset?.rights.state).toBe('claimed')
})
