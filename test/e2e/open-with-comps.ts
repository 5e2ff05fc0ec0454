import { place, searchFor } from './search-and-place.ts'
import type { OpenPage } from './open-page.ts'
import { readPaint } from './read-paint.ts'
import type { Journey } from './use-journey.ts'

export interface PlacedComp {
  id: string
  imageHash: string
}

/** Signs in to the account, searches for the words and places comps. */
export async function openWithComps(
  journey: Journey,
  username: string,
  words: string,
  count = 1
) {
  const { opened, panel } = await journey.openSearchAs(username)
  return { opened, panel, comps: await placeComps(opened, words, count) }
}

/** Searches for the words and places the first results. */
export async function placeComps(
  opened: OpenPage,
  words: string,
  count = 1
): Promise<PlacedComp[]> {
  await searchFor(await opened.panel(), words)
  const comps: PlacedComp[] = []
  for (let i = 0; i < count; i += 1) {
    const id = await place(opened, i)
    comps.push({ id, imageHash: (await readPaint(opened, id)).imageHash })
  }
  return comps
}

/** Layers that still show their comp. */
export async function unswapped(
  opened: OpenPage,
  comps: PlacedComp[]
): Promise<string[]> {
  const shown = await Promise.all(comps.map(({ id }) => readPaint(opened, id)))
  return comps
    .filter(({ imageHash }, i) => shown[i]?.imageHash === imageHash)
    .map(({ id }) => id)
}
