import { readFile } from 'node:fs/promises'
import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { films } from '../../../dev/catalog/films/films.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import { results, searchFor } from '../set-up/search-and-place.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

it('fills a hero frame with a video from the list', async () => {
  const { opened, panel } = await journey.openPanel()
  const id = await drawHero(opened)
  await searchForVideos(panel)

  await fillWithFirst(panel)

  await expect.poll(() => fillTypes(opened, id)).toEqual(['SOLID', 'VIDEO'])
  const { own, paint } = await opened.evaluate<Hero>(readHero, id)
  expect(own).toMatchObject({ mediaType: 'video', rendition: 'preview_mp4' })
  expect(own.width / own.height).toBeCloseTo(16 / 9, 1)
  expect(paint).toMatchObject({ scaleMode: 'FILL' })
})

it('says what a team without video gets, and fills with the still', async () => {
  const { opened, panel } = await journey.openPanel({
    query: 'editor=figma&team=free'
  })
  const id = await drawHero(opened)
  await searchForVideos(panel)

  await fillWithFirst(panel)

  await panel
    .getByRole('alert')
    .getByText('Your Figma team’s plan doesn’t take video.')
    .waitFor()
  expect(await fillTypes(opened, id)).toEqual(['SOLID', 'IMAGE'])
})

it.each([
  ['of the record if this browser cannot play it', unplayable, 16 / 9],
  ['that it has, whatever the record says', squareFilm, 1]
])('gives a video the shape %s', async (_, film, aspect) => {
  const { opened, panel } = await journey.openPanel()
  const id = await drawHero(opened)
  await searchForVideos(panel)
  await opened.page.route(/preview\.mp4/, async route =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: Buffer.from(await film())
    })
  )

  await fillWithFirst(panel)

  await expect.poll(() => fillTypes(opened, id)).toEqual(['SOLID', 'VIDEO'])
  const { own } = await opened.evaluate<Hero>(readHero, id)
  expect(own.width / own.height).toBeCloseTo(aspect, 1)
})

/** Boxes of a whole film, without content. */
async function unplayable(): Promise<Uint8Array> {
  const boxes = '\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x08moov'
  return Buffer.from(boxes, 'latin1')
}

async function squareFilm(): Promise<Uint8Array> {
  const square = films.find(({ aspect }) => aspect === 1)
  return readFile(`dev/catalog/film-files/${square?.id}-preview.mp4`)
}

async function searchForVideos(panel: Frame): Promise<void> {
  await panel
    .getByRole('combobox', { name: 'Search for' })
    .selectOption('video')
  await searchFor(panel, 'coffee', 'videos')
}

async function fillWithFirst(panel: Frame): Promise<void> {
  await results(panel).first().hover()
  await results(panel).first().getByRole('button', { name: 'Fill' }).click()
}

function drawHero(opened: OpenPage): Promise<string> {
  return opened.evaluate<string>(
    `const frame = figma.createFrame()
     frame.name = 'Hero'
     frame.resize(1440, 600)
     figma.currentPage.selection = [frame]
     return frame.id`
  )
}

function fillTypes(opened: OpenPage, id: string): Promise<string[]> {
  return opened.evaluate<string[]>(
    `const node = await figma.getNodeByIdAsync(input)
     return node.fills.map(({ type }) => type)`,
    id
  )
}

interface Hero {
  own: Record<string, string> & { width: number; height: number }
  paint: Record<string, unknown>
}

const readHero = `
  const node = await figma.getNodeByIdAsync(input)
  const own = JSON.parse(node.getPluginData('provenance'))
  return { own, paint: node.fills[1] }`
