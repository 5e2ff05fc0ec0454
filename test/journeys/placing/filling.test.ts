import { expect, it } from 'vitest'
import { readImageHashes } from './read-image-hashes.ts'
import { searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('fills layers with suitable results, shuffles and restores them', async () => {
  const { opened, panel } = await journey.openPanel()
  const ids = await opened.evaluate<string[]>(
    `const layers = [[400, 200], [200, 400], [200, 200]].map(([w, h], i) => {
       const layer = figma.createRectangle()
       layer.name = 'Layer ' + i
       layer.resize(w, h)
       layer.x = 500 * i
       return layer
     })
     figma.currentPage.selection = layers
     return layers.map(layer => layer.id)`
  )
  await searchFor(panel, 'mountain')
  const bar = panel.getByRole('region', { name: 'Fill and place' })
  await bar.getByRole('button', { name: 'Fill 3 layers' }).click()
  await bar.getByText('3 of 3 filled').waitFor()
  await bar.getByRole('button', { name: 'What each layer gets' }).click()
  const filled = await readImageHashes(opened, ids)

  const keep = bar.getByRole('button', { name: 'Keep fill for Layer 1' })
  await keep.click()
  await bar.getByRole('button', { name: 'Shuffle fills' }).click()
  await expect
    .poll(async () => (await readImageHashes(opened, ids))[0])
    .not.toBe(filled[0])
  const shuffled = await readImageHashes(opened, ids)
  await bar.getByRole('button', { name: 'Put Layer 0 back' }).click()
  await bar.getByText('2 of 3 filled').waitFor()
  const putBack = await readImageHashes(opened, ids)
  await bar.getByRole('button', { name: 'Put all back' }).click()
  await bar.getByText('3 selected').waitFor()

  expect(new Set(filled).size).toBe(3)
  expect(filled).not.toContain(null)
  expect(shuffled[1]).toBe(filled[1])
  expect(putBack).toEqual([null, shuffled[1], shuffled[2]])
  expect(await readImageHashes(opened, ids)).toEqual([null, null, null])
})
