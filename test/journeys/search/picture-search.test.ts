import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { findViolations } from '../looks/find-violations.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, place, searchFor } from '../set-up/search-and-place.ts'
import { signIn } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('finds images similar to a layer, by keyboard, in a small panel', async () => {
  const { opened, panel } = await journey.openPanel()
  const { keyboard } = opened.page
  await signIn(opened, 'designer')
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await dragPanelTo(opened, panel, 300, 400)
  const uploads: string[] = []
  opened.context.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST') uploads.push(pathname)
  })

  await panel.getByRole('button', { name: 'Search by image' }).focus()
  await keyboard.press('Enter')
  await panel.getByText('Send this image to the library?').waitFor()
  const asked = [...uploads]
  expect(await findUnreachable(panel, '#view'), 'asking').toEqual([])
  expect(await findViolations(panel)).toEqual([])
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await panel.getByText(/similar images/).waitFor()
  const grid = panel.getByRole('tabpanel').getByRole('grid')
  await grid.getByRole('gridcell').first().waitFor()

  expect(asked).toEqual([])
  expect(uploads).toEqual(['/v2/images'])
  expect(await findUnreachable(panel, '#view'), 'found').toEqual([])
  expect(await findViolations(panel)).toEqual([])
})

it('finds images similar to a layer without an account, by mouse', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  const uploads: string[] = []
  opened.context.on('request', request => {
    if (request.method() === 'POST') uploads.push(request.url())
  })

  await panel.getByRole('button', { name: 'Search by image' }).click()
  await panel.getByText('Send this image to the library?').waitFor()
  const asked = [...uploads]
  expect(await findViolations(panel)).toEqual([])
  await panel.getByRole('button', { name: 'Send and search' }).click()
  const grid = panel.getByRole('tabpanel').getByRole('grid')
  await grid.getByRole('gridcell').first().waitFor()

  expect(asked).toEqual([])
  const { gateway } = journey.stack.addresses
  expect(uploads).toEqual([`${gateway}/api/v2/images`])
})
