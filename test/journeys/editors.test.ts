import { expect, it } from 'vitest'
import { sample } from '../sample.ts'
import {
  closeOutcome,
  confirmPlan,
  licenseDialog,
  openRows,
  planAll
} from './set-up/license-all.ts'
import type { OpenPage } from './set-up/open-page.ts'
import { results, searchFor } from './set-up/search-and-place.ts'
import { signInAs } from './set-up/sign-in.ts'
import { useJourney } from './set-up/use-journey.ts'

const journey = useJourney()

/** What is placed while `view` is under the view goes `into` a layer or page. */
const editors = [
  {
    editor: 'figjam',
    document: 'board',
    words: 'mountain',
    view: 'Mood', // is too full
    into: 'Board',
    fills: ['Idea 1', 'Shortlist']
  },
  {
    editor: 'slides',
    document: 'deck',
    words: 'island',
    view: 'Empty',
    into: 'Empty',
    fills: ['Place 1', 'End']
  },
  {
    editor: 'buzz',
    document: 'campaign',
    words: 'mountain',
    view: 'Link post',
    into: 'Link post',
    fills: ['Square post', 'Banner']
  }
]

it.each(sample(editors, 1))(
  'places, fills, licenses, swaps and puts back in $editor',
  async ({ editor, document, words, view, into, fills }) => {
    const { opened, panel } = await journey.openPanel({
      query: `editor=${editor}&sample=${document}`
    })
    await searchFor(panel, words)
    await scrollToLayer(opened, view)
    await results(panel).first().hover()
    await results(panel).first().getByRole('button', { name: 'Place' }).click()
    await expect.poll(() => selectedParents(opened)).toEqual([into])
    await select(opened, fills)
    const bar = panel.getByRole('region', { name: 'Fill and place' })
    await bar.getByRole('button', { name: 'Fill 2 layers' }).click()
    await bar.getByText('2 of 2 filled').waitFor()
    const comps = await shownComps(opened)
    await signInAs(panel, journey.stack.service, 'designer')
    const plan = await planAll(panel)
    await openRows(plan)
    await plan
      .getByText(/^Used in/)
      .first()
      .waitFor()

    await confirmPlan(panel)

    const dialog = licenseDialog(panel)
    await dialog.getByText(/^(2 of 2|3 of 3) (licensed|swapped)/).waitFor()
    const licensed = await shownComps(opened)
    await dialog.getByRole('button', { name: 'Put comps back' }).click()
    await dialog.getByText('Layers show comps again').first().waitFor()
    await closeOutcome(panel)
    expect(comps).toHaveLength(3)
    expect(licensed).toEqual([])
    expect(await shownComps(opened)).toEqual(comps)
  }
)

it('begins an empty deck with a slide for what is placed', async () => {
  const { opened, panel } = await journey.openPanel({ query: 'editor=slides' })
  await searchFor(panel, 'mountain')

  await results(panel).first().hover()
  await results(panel).first().getByRole('button', { name: 'Place' }).click()

  const slides = () =>
    opened.evaluate<string[][]>(
      `return figma.getSlideGrid().map(row =>
         row.map(slide => slide.children.map(({ type }) => type).join()))`
    )
  await expect.poll(slides).toEqual([['RECTANGLE']])
  await opened.page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(slides).toEqual([])
})

/** Scrolls the canvas until a layer is in the middle of the view. */
async function scrollToLayer(opened: OpenPage, name: string): Promise<void> {
  await opened.evaluate(
    `const layer = figma.currentPage.findOne(one => one.name === input)
     const { x, y, width, height } = layer.absoluteBoundingBox
     figma.viewport.zoom = 0.4
     figma.viewport.center = { x: x + width / 2, y: y + height / 2 }`,
    name
  )
}

/** Names of the selected layers' parents. */
function selectedParents(opened: OpenPage): Promise<string[]> {
  return opened.evaluate<string[]>(
    'return figma.currentPage.selection.map(({ parent }) => parent.name)'
  )
}

async function select(opened: OpenPage, names: string[]): Promise<void> {
  await opened.evaluate(
    `figma.currentPage.selection = input.map(name =>
       figma.currentPage.findOne(one => one.name === name))`,
    names
  )
}

/** Ids of the layers that show a comp. */
function shownComps(opened: OpenPage): Promise<string[]> {
  return opened.evaluate<string[]>(
    `const isComp = ({ imageHash }) => imageHash &&
       figma.root.getPluginData('image:' + imageHash).includes('"comp"')
     return figma.currentPage
       .findAll(one => 'fills' in one && one.fills.some(isComp))
       .map(({ id }) => id)`
  )
}
