import { describe, expect, it } from 'vitest'
import {
  holdingText,
  removalText
} from '../../../ui/file/rights/rights-texts.ts'
import { decisionsOf, licenseAssets } from '../set-up/licensing.ts'
import { media, usePlacedAsset } from '../licensing/use-placed-asset.ts'

describe.each(media)('what the library removed: $medium', ({ medium }) => {
  const placed = usePlacedAsset(medium)
  const { stack } = placed

  function isRemoved(): boolean | undefined {
    const found = placed.file.panel.$file.get()
    if (found.state !== 'ready') throw new Error(JSON.stringify(found))
    return found.assets.find(one => one.mediaType === medium)?.isRemoved
  }

  it.each([false, true])('is noticed, licensed: %s', async isLicensed => {
    if (isLicensed) await licenseAssets(placed.file, [placed.asset])
    await placed.file.panel.checkFile()
    const before = isRemoved()
    stack.service.faults.removeAsset(placed.asset.assetId)
    await stack.clock.advance(60_001)

    await placed.file.panel.resumeCheck()
    if (placed.file.panel.$fileStale.get())
      await placed.file.panel.recheckFile()

    expect([before, isRemoved()]).toEqual([false, true])
  })

  it('cannot be licensed', async () => {
    stack.service.faults.removeAsset(placed.asset.assetId)
    await stack.clock.advance(60_001)

    await placed.file.panel.planLicenses([placed.asset])

    expect(decisionsOf(placed.file)).toMatchObject([
      { kind: 'impossible', reason: 'asset-unavailable' }
    ])
  })

  it('is named once its comp is put back, and never licensed again', async () => {
    await licenseAssets(placed.file, [placed.asset])
    stack.service.faults.removeAsset(placed.asset.assetId)
    await stack.clock.advance(60_001)
    await placed.file.panel.putBackSwapped([placed.asset])

    await placed.file.panel.checkFile()
    await placed.file.panel.planLicenses([placed.asset])

    const [found] = placed.file.panel.$rights.get()?.assets ?? []
    if (!found) throw new Error('The file was not checked.')
    expect(found.rights.state).toBe('missing')
    expect(holdingText(found.rights)).toBe(
      'You have a license: swap it at no charge · No longer in the library'
    )
    expect(removalText(found.rights)).toBe(
      'The license stays on record, but its file might not download again.'
    )
    expect(decisionsOf(placed.file)).toMatchObject([
      { kind: 'impossible', reason: 'not-downloadable' }
    ])
  })
})
