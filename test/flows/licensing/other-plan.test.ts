import { expect, it } from 'vitest'
import { findOtherPlan } from '../../../ui/licensing/plan/other-plan.ts'
import { changeText } from '../set-up/change-text.ts'
import { decisionsOf, licensePosts } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'
import { imagesOf } from '../../image-refs.ts'

const stack = useStack()
const subscriptions = `GET ${addresses.service}/v2/user/subscriptions`

/** The last download, and a subscription with an unusual license. */
function withOther(text: string): string {
  const { data } = JSON.parse(text) as { data: object[] } // the API's
  const [first] = data
  const allotment = { downloads_left: 1, downloads_limit: 50 }
  return JSON.stringify({
    data: [
      { ...first, allotment },
      { ...first, id: 'sz-special', license: 'special', allotment }
    ]
  })
}

it('plans what is refused with the other plan, and asks about it', async () => {
  const file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 2)
  stack.network.breakAll(async (line, go) =>
    line === subscriptions ? changeText(await go(), withOther) : go()
  )
  await file.panel.planLicenses(imagesOf(placed.map(one => one.assetId)))
  const shown = file.panel.$licensing.get()
  const { items, charges } =
    shown.state === 'confirm' ? shown.plan : { items: [], charges: [] }
  const refused = items.slice(1)
  const other = findOtherPlan(refused, charges) ?? ''

  file.panel.planWithOther(refused, other)

  expect(refused).toMatchObject([{ decision: { reason: 'taken-by-others' } }])
  expect(decisionsOf(file)).toMatchObject([
    { kind: 'license' },
    { kind: 'license', choice: { subscriptionId: 'sz-special' } }
  ])
  expect(file.panel.$licensing.get()).toMatchObject({
    plan: { items: [{}, { ticks: [{ kind: 'unusual', isTicked: false }] }] }
  })
  expect(licensePosts(stack)).toBe(0)
})
