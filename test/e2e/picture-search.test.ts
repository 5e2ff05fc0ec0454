import { expect, it } from 'vitest'
import { findUnreachable } from './find-unreachable.ts'
import { findViolations } from './find-violations.ts'
import { dragPanelTo } from './resize-panel.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import { signIn } from './sign-in.ts'
import { useJourney } from './use-journey.ts'

const journey = useJourney()

it('finds what looks like a layer, by keyboard, in a small panel', async () => {
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

  await panel.getByRole('button', { name: 'Find by picture' }).focus()
  await keyboard.press('Enter')
  await panel.getByText('Send this picture to the library?').waitFor()
  const asked = [...uploads]
  expect(await findUnreachable(panel, '#view'), 'asking').toEqual([])
  expect(await findViolations(panel)).toEqual([])
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await panel.getByText(/pictures look like it/).waitFor()
  const grid = panel.getByRole('tabpanel').getByRole('grid')
  await grid.getByRole('gridcell').first().waitFor()

  expect(asked).toEqual([])
  expect(uploads).toEqual(['/v2/images'])
  expect(await findUnreachable(panel, '#view'), 'found').toEqual([])
  expect(await findViolations(panel)).toEqual([])
})
