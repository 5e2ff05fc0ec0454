import { expect, it } from 'vitest'
import { createWorld, openPanel } from '../../open-panel.ts'

it('reports licenses of the same numbers once for each medium', async () => {
  const { incidents, notices, clock } = await openPanel(createWorld())
  const numbers = ['1', '2']

  for (const mediaType of ['image', 'video', 'image'] as const) {
    const about = { assetId: '5', mediaType, accountId: '7' }
    incidents.reportIncident('licensed-twice', about, numbers)
  }
  await clock.advance(0)

  const shown = notices.$notices.get().map(({ kind }) => kind)
  expect(shown).toEqual(['error', 'error'])
})
