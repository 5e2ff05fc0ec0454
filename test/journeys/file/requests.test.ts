import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { confirmAsPlanned, skipClaimPause } from '../set-up/license-all.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, place, searchFor } from '../set-up/search-and-place.ts'
import { signIn, signInAs } from '../set-up/sign-in.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('asks for licenses in the file, which the buyer gives all at once', async () => {
  const { service } = journey.stack
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  await dragPanelTo(opened, panel, 300, 400)
  await signInAs(panel, service, 'viewer')
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await place(opened, 1)
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: 'Request licenses (2)' }).click()
  await panel.getByLabel('Note').fill('By Friday')
  expect(await findUnreachable(panel), 'request dialog').toEqual([])
  await panel.getByRole('button', { name: 'Request 2 licenses' }).click()
  await panel.getByText('1 request, 2 to license').waitFor()
  expect(await findUnreachable(panel), 'requested').toEqual([])
  await openTab(panel, 'Account')
  await panel.getByRole('button', { name: 'Sign out' }).click()
  await signIn(opened, 'designer')

  await openTab(panel, 'This file')
  await skipClaimPause(panel)
  await panel.getByRole('button', { name: 'License requested (2)' }).click()
  await confirmAsPlanned(panel)

  await panel.getByText('All 2 images in this file are licensed').waitFor()
  await panel.getByText('Answered (1)').click()
  await panel.getByText(/^Licensed by Designer Demo/).waitFor()
  expect(await findUnreachable(panel), 'answered').toEqual([])
  const counted = service.arrivals.count('POST', '/v2/images/licenses')
  expect(counted).toBe(1)
})
