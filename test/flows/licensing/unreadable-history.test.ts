import { expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  decisionsOf,
  licensePosts,
  purchases,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp

/** The next history has no field that names the assets. */
function breakHistory(): void {
  const history = `GET ${addresses.service}/v2/images/licenses`
  stack.network.breakNext(history, async go =>
    changeText(await go(), text => text.replaceAll('"image":', '"picture":'))
  )
}

it.each([1, 2])(
  'plans nothing over an unreadable history, for %i assets',
  async count => {
    const { panel } = comp.file
    const placed = await placeResults(comp.file, 'mountain', count)
    const ids = placed.map(({ assetId }) => assetId)
    await licenseElsewhere(stack, 'metered', ids)
    breakHistory()

    await panel.planLicenses(imagesOf(ids))
    const failed = panel.$licensing.get()
    await panel.planLicenses(imagesOf(ids))

    expect(failed).toMatchObject({
      state: 'failed',
      error: { code: 'reply-unreadable' }
    })
    expect(decisionsOf(comp.file)).toMatchObject(
      ids.map(() => ({ kind: 'owned' }))
    )
  }
)

it('swaps what was paid for before the history became unreadable', async () => {
  const { panel } = comp.file
  await panel.planLicenses([imageOf(comp.assetId)])
  stack.network.breakNext(purchases, async go => {
    const reply = await go()
    breakHistory()
    return reply
  })

  await panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})
