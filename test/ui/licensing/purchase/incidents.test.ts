import { expect, it } from 'vitest'
import { createWorld, openPanel } from '../../open-panel.ts'

it('reports licenses of the same numbers once for each medium', async () => {
  const { incidents, notices, clock } = await openPanel(createWorld())
  const reports = [
    ['image', '1', '2'],
    ['video', '1', '2'],
    ['audio', '1', '2'],
    ['image', '2', '1']
  ] as const

  for (const [mediaType, ...numbers] of reports) {
    const about = { assetId: '5', mediaType, accountId: '7' }
    incidents.reportIncident('licensed-twice', about, numbers)
  }
  await clock.advance(0)

  const shown = notices.$notices.get().map(({ text }) => text.split(' was ')[0])
  expect(shown).toEqual(['Image 5', 'Video 5', 'Track 5'])
})
