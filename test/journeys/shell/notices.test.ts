import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { measureBox } from '../set-up/measure-box.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { waitForLayout } from '../set-up/wait-for-layout.ts'

const journey = useJourney()

it.each(['picked results', 'an asset'])(
  'moves and covers no button of %s in the smallest panel',
  async place => {
    const { opened, panel } = await journey.openPanel()
    await dragPanelTo(opened, panel, 300, 400)
    await searchFor(panel, 'mountain')
    opened.expectErrors(/net::ERR_/)
    if (place === 'an asset') {
      await results(panel).first().getByRole('button').first().press('Enter')
      await panel.getByText(/License: CC/).waitFor()
    } else {
      await results(panel)
        .first()
        .click({ modifiers: ['ControlOrMeta'] })
    }
    const name = place === 'an asset' ? 'Place' : 'Place 1'
    const main = panel.getByRole('button', { name, exact: true })
    await main.waitFor()
    await opened.page.route('**', route =>
      route.request().resourceType() === 'fetch'
        ? route.abort()
        : route.continue()
    )
    await waitForLayout(panel)
    const before = await main.boundingBox()

    await main.click()

    const notice = panel.getByRole('alert')
    await notice.waitFor()
    await waitForLayout(panel)
    expect(await main.boundingBox()).toEqual(before)
    expect(await overlaps(notice, main)).toBe(false)
  }
)

async function overlaps(one: Locator, other: Locator): Promise<boolean> {
  const [above, below] = [await measureBox(one), await measureBox(other)]
  return above.y < below.y + below.height && below.y < above.y + above.height
}
