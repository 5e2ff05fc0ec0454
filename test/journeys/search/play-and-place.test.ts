import { expect, it } from 'vitest'
import { place, results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'
import { chooseVideos, waitForClip } from '../set-up/videos.ts'

const journey = useJourney()

it('plays a clip in its cell and places the video', async () => {
  const { opened, panel } = await journey.openPanel()
  await chooseVideos(panel)
  await searchFor(panel, 'nature', 'videos')

  await results(panel).first().hover()
  await waitForClip(panel)
  const id = await place(opened, 0)

  const types = await opened.evaluate<string[]>(
    `const node = await figma.getNodeByIdAsync(input)
     return node.fills.map(({ type }) => type)`,
    id
  )
  expect(types).toEqual(['VIDEO'])
})
