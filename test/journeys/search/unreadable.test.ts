import { expect, it } from 'vitest'
import { results } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('finds images again once the service is mended', async () => {
  const { service } = journey.stack
  const { opened, panel } = await journey.openPanel()
  const ids = await findIds('lighthouse')
  ids.forEach(id => service.faults.malformRecord(id))
  const asked: string[] = []
  opened.context.on('request', one => asked.push(one.method()))

  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.fill('lighthouse')
  await field.press('Enter')
  await panel.getByText('Cleared couldn’t read the library’s reply.').waitFor()
  expect(await panel.getByText(/\d+ results|Nothing found/).count()).toBe(0)
  service.faults.reset()
  await panel.getByRole('button', { name: 'Try again' }).click()

  await expect.poll(() => results(panel).count()).toBeGreaterThan(0)
  expect(asked).not.toContain('OPTIONS')

  /** Ids of all results. */
  async function findIds(query: string): Promise<string[]> {
    const token = service.makeToken('designer', ['user.view'])
    const headers = { Authorization: `Bearer ${token}`, 'User-Agent': 'A test' }
    const url = `http://localhost:4402/v2/images/search?query=${query}&per_page=200`
    const reply = await service.fetch(new Request(url, { headers }))
    const { data } = (await reply.json()) as { data: { id: string }[] } // the API's
    return data.map(({ id }) => id)
  }
})
