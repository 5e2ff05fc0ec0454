import { beforeEach, expect, it } from 'vitest'
import { changeText } from '../set-up/change-text.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  decisionsOf,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imageOf, imagesOf } from '../../image-refs.ts'

const stack = useStack()
const second = 'sz-second'
const subscriptions = `GET ${addresses.service}/v2/user/subscriptions`
const history = `GET ${addresses.service}/v2/images/licenses?`
let file: OpenFile
let assetIds: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'metered')
  const placed = await placeResults(file, 'mountain', 2)
  assetIds = placed.map(({ assetId }) => assetId)
  // Add a subscription that the service does not know.
  stack.network.breakAll(async (line, go) =>
    line === subscriptions ? changeText(await go(), addSubscription) : go()
  )
})

function addSubscription(text: string): string {
  const { data } = JSON.parse(text) as { data: object[] } // the API's
  return JSON.stringify({
    data: data.flatMap(one => [one, { ...one, id: second }])
  })
}

function chosenSubscriptions(): (string | null)[] {
  return decisionsOf(file).map(decision =>
    decision.kind === 'license' ? decision.choice.subscriptionId : null
  )
}

it('chooses another subscription for one asset, and for all', async () => {
  const [first = ''] = assetIds
  await file.panel.planLicenses(imagesOf(assetIds))
  const before = chosenSubscriptions()

  file.panel.chooseSubscription(imageOf(first), second)
  const forOne = chosenSubscriptions()
  file.panel.chooseForAll('image', { subscriptionId: second })

  expect(before).not.toContain(second)
  expect(forOne).toEqual([second, before[1]])
  expect(chosenSubscriptions()).toEqual([second, second])
})

it('sends a request for each subscription', async () => {
  const [, last = ''] = assetIds
  await file.panel.planLicenses(imagesOf(assetIds))
  file.panel.chooseSubscription(imageOf(last), second)

  await file.panel.confirmLicenses()

  expect(licensePosts(stack)).toBe(2)
  expect(stepsOf(file)).toEqual(['done', 'refused'])
})

it('checks again before the next request when the clock was set back', async () => {
  const placed = await placeResults(file, 'forest', 3)
  const ids = placed.map(({ assetId }) => assetId)
  const last = ids[2] ?? ''
  await file.panel.planLicenses(imagesOf(ids))
  file.panel.chooseSubscription(imageOf(last), second)
  let isLicensed = false
  stack.network.breakAll(async (line, go) => {
    const reply = await go()
    if (line === subscriptions) return changeText(reply, addSubscription)
    const isLook = line.startsWith(history) && licensePosts(stack) > 0
    if (!isLook || isLicensed) return reply
    isLicensed = true
    await licenseElsewhere(stack, 'metered', [last])
    stack.ahead = -3_600_000
    return reply
  })

  await file.panel.confirmLicenses()

  expect(stepsOf(file)).toEqual(['done', 'done', 'done'])
  expect((await accountOf(stack, 'metered')).licenses).toHaveLength(3)
})
