import { beforeEach, expect, it } from 'vitest'
import { changeText } from './change-text.ts'
import { decisionsOf, licensePosts, stepsOf } from './licensing-of.ts'
import { addresses } from './open-house.ts'
import type { OpenFile } from './open-house.ts'
import { placeFound } from './place-found.ts'
import { signInWithPages } from './sign-in-with-pages.ts'
import { useHouse } from './use-house.ts'

const house = useHouse()
const second = 'sz-second'
let file: OpenFile
let assetIds: string[]

beforeEach(async () => {
  file = await house.openFile()
  await signInWithPages(house, file, 'metered')
  const placed = await placeFound(file, 'mountain', 2)
  assetIds = placed.map(({ assetId }) => assetId)
  // The panel is told of one more, which the service does not know.
  house.network.disturbAll(async (line, go) =>
    line === `GET ${addresses.service}/v2/user/subscriptions`
      ? changeText(await go(), withSecond)
      : go()
  )
})

function withSecond(text: string): string {
  const { data } = JSON.parse(text) as { data: object[] } // the API's
  return JSON.stringify({
    data: data.flatMap(one => [one, { ...one, id: second }])
  })
}

function chosen(): (string | null)[] {
  return decisionsOf(file).map(decision =>
    decision.kind === 'license' ? decision.choice.subscriptionId : null
  )
}

it('chooses another subscription for one asset, and for all', async () => {
  const [first = ''] = assetIds
  await file.panel.planLicenses(assetIds)
  const before = chosen()

  file.panel.chooseSubscription(first, second)
  const forOne = chosen()
  file.panel.chooseForAll({ subscriptionId: second })

  expect(before).not.toContain(second)
  expect(forOne).toEqual([second, before[1]])
  expect(chosen()).toEqual([second, second])
})

it('sends a request for each subscription', async () => {
  const [, last = ''] = assetIds
  await file.panel.planLicenses(assetIds)
  file.panel.chooseSubscription(last, second)

  await file.panel.confirmLicenses()

  expect(licensePosts(house)).toBe(2)
  expect(stepsOf(file)).toEqual(['done', 'refused'])
})
