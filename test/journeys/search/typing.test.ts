import { expect, it } from 'vitest'
import type { OpenPage } from '../set-up/open-page.ts'
import { results, scrollOf, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()
const searches = '/v2/images/search'

/** Milliseconds after the last key, with a margin for inexact times. */
const restTime = 195

declare global {
  /** Milliseconds at which keys arrived, in the panel's frame only. */
  var __keys: number[] | undefined
}

it('searches once the keys rest, with one request', async () => {
  const { opened, panel } = await journey.openPanel()
  const asked = queriesAsked(opened)
  const field = panel.getByRole('searchbox', { name: 'Search images' })
  await field.evaluate(noteKeys)

  await field.pressSequentially('mountain', { delay: 80 })
  await results(panel).first().waitFor()
  await field.press('Enter')
  await panel.getByRole('button', { name: 'Search again' }).waitFor()

  const rests = await panel.evaluate(countRests, restTime)
  expect(asked.at(-1)).toBe('mountain')
  expect(asked.length).toBeLessThanOrEqual(1 + rests)
})

it('returns to the place in earlier results', async () => {
  const { opened, panel } = await journey.openPanel()
  await searchFor(panel, 'face')
  await results(panel).first().hover()
  await opened.page.mouse.wheel(0, 1200)
  await expect.poll(() => scrollOf(panel)).toBeGreaterThan(1000)
  const scroll = await scrollOf(panel)
  await searchFor(panel, 'cat')
  await expect.poll(() => scrollOf(panel)).toBe(0)
  const asked = queriesAsked(opened)

  await searchFor(panel, 'face')

  await expect.poll(() => scrollOf(panel)).toBe(scroll)
  expect(asked).toEqual([])
})

function noteKeys(field: Element): void {
  const keys = (globalThis.__keys ??= [])
  field.addEventListener('input', () => keys.push(performance.now()), true)
}

/** Counts pauses between keys, as a busy machine types slower than asked. */
function countRests(minPause: number): number {
  const keys = globalThis.__keys ?? []
  return keys.filter((at, i) => at - (keys[i - 1] ?? at) >= minPause).length
}

/** Words of all further searches, counting only first pages. */
function queriesAsked(opened: OpenPage): (string | null)[] {
  const words: (string | null)[] = []
  opened.context.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (request.method() !== 'GET' || !pathname.endsWith(searches)) return
    if (searchParams.get('page') === '1') words.push(searchParams.get('query'))
  })
  return words
}
