import type { Frame } from 'playwright-core'
import { expect, it } from 'vitest'
import { findUnreachable } from '../looks/find-unreachable.ts'
import { dragPanelTo } from '../set-up/resize-panel.ts'
import { openTab, results, searchFor } from '../set-up/search-and-place.ts'
import { everyScope, signInAs } from '../set-up/sign-in.ts'
import { focused, tabTo } from '../set-up/tab-to.ts'
import { useJourney } from '../set-up/use-journey.ts'

const journey = useJourney()

const media = [
  ['image', 'Images', 'mountain', 'Spring'],
  ['video', 'Videos', 'city', 'Traffic']
] as const

async function openSignedIn(isSmall = true) {
  const { service } = journey.stack
  const { opened, panel } = await journey.openPanel({ width: 1500 })
  if (isSmall) await dragPanelTo(opened, panel, 300, 400)
  await signInAs(panel, service, 'designer', everyScope)
  return { opened, panel }
}

/** Waits until the field of the opened dialog has the focus. */
async function waitForField(panel: Frame): Promise<void> {
  const at = () => panel.evaluate(() => document.activeElement?.tagName)
  await expect.poll(at).toBe('INPUT')
}

/** Names of the items in the open collection, in order. */
function itemsIn(
  panel: Frame,
  name: string,
  heading = 'Images'
): Promise<string[]> {
  return panel
    .getByRole('grid', { name: `${heading} in ${name}` })
    .locator('img')
    .evaluateAll(images => images.map(image => image.getAttribute('alt') ?? ''))
}

it.each(media)(
  'makes, fills, orders and deletes a collection of %ss by keyboard in a small panel',
  async (medium, heading, words, name) => {
    const { opened, panel } = await openSignedIn()
    const { keyboard } = opened.page

    await openTab(panel, 'Collections')
    await tabTo(opened, panel, 'New collection')
    await keyboard.press('Enter')
    await waitForField(panel)
    await keyboard.type(name)
    await panel.getByLabel('Collection of').selectOption(heading)
    await panel.getByRole('textbox', { name: 'Name' }).press('Enter')
    await panel.getByRole('listitem', { name }).waitFor()

    await openTab(panel, 'Search')
    await panel.getByLabel('Search for', { exact: true }).selectOption(heading)
    await searchFor(panel, words, `${medium}s`)
    await tabTo(opened, panel, 'cell 0')
    for (const key of ['s', 'ArrowRight', 's', 'ArrowRight', 's']) {
      await keyboard.press(key)
      if (key !== 's') continue
      await waitForField(panel)
      await keyboard.press('Enter')
      await panel.getByRole('dialog').waitFor({ state: 'detached' })
      await panel.getByText(`Saved 1 ${medium} to “${name}”`).waitFor()
    }

    await openTab(panel, 'Collections')
    const row = panel.getByRole('button', { name: new RegExp(`^${name}`) })
    await expect.poll(() => row.textContent()).toContain(`3 ${medium}s`)
    expect(await findUnreachable(panel), 'list').toEqual([])
    await row.press('Enter')
    await expect.poll(() => itemsIn(panel, name, heading)).toHaveLength(3)
    expect(await findUnreachable(panel), 'collection').toEqual([])
    const before = await itemsIn(panel, name, heading)
    await tabTo(opened, panel, 'cell 0')
    const saved = opened.page.waitForResponse(
      reply =>
        reply.url().endsWith('/items') && reply.request().method() === 'PUT'
    )
    await keyboard.press('Alt+ArrowRight')
    await expect.poll(() => focused(panel)).toBe('cell 1')
    const [first, second, third] = before
    expect(await itemsIn(panel, name, heading)).toEqual([second, first, third])
    await saved
    await keyboard.press('Delete')
    await panel.getByText(`Removed 1 ${medium} from “${name}”`).waitFor()
    await expect
      .poll(() => itemsIn(panel, name, heading))
      .toEqual([second, third])

    await panel
      .getByRole('button', { name: 'Back', exact: true })
      .press('Enter')
    await tabTo(opened, panel, `Delete ${name}`)
    await keyboard.press('Enter')
    await panel.getByText(`Deleted “${name}”`).waitFor()
    await expect.poll(() => focused(panel)).toBe(`Undo deleting ${name}`)
    expect(await findUnreachable(panel), 'deleting').toEqual([])
    await panel.getByRole('button', { name: /^Undo deleting/ }).focus()
    await keyboard.press('Enter')
    await expect.poll(() => row.textContent()).toContain(`2 ${medium}s`)
  }
)

it('orders a collection by dragging, also after it is opened again', async () => {
  const { panel } = await openSignedIn(false)
  const { mouse } = panel.page()
  await openTab(panel, 'Collections')
  await panel.getByRole('button', { name: 'New collection' }).click()
  await panel.getByRole('textbox', { name: 'Name' }).fill('Autumn')
  await panel.getByRole('textbox', { name: 'Name' }).press('Enter')
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')
  await results(panel).first().getByRole('button').first().focus()
  await panel.page().keyboard.press('Shift+ArrowRight')
  await panel.page().keyboard.press('Shift+ArrowRight')
  await panel.getByRole('button', { name: 'Save 3 to a collection' }).click()
  const dialog = panel.getByRole('dialog')
  await dialog.getByRole('button', { name: /^Autumn/ }).click()
  await panel.getByText('Saved 3 images to “Autumn”').waitFor()
  await openTab(panel, 'Collections')
  await panel.getByRole('button', { name: /^Autumn/ }).click()
  await expect.poll(() => itemsIn(panel, 'Autumn')).toHaveLength(3)
  const [first, second, third] = await itemsIn(panel, 'Autumn')
  const cells = panel
    .getByRole('grid', { name: 'Images in Autumn' })
    .getByRole('gridcell')
  const from = await cells.nth(0).boundingBox()
  const to = await cells.nth(1).boundingBox()
  if (!from || !to) throw new Error('The cells are not shown.')

  const saved = panel
    .page()
    .waitForResponse(
      reply =>
        reply.url().endsWith('/items') && reply.request().method() === 'PUT'
    )
  await mouse.move(from.x + 20, from.y + 20)
  await mouse.down()
  await mouse.move(from.x + 40, from.y + 40, { steps: 4 })
  await mouse.move(to.x + to.width - 8, to.y + 20, { steps: 6 })
  await mouse.up()
  await saved

  await expect
    .poll(() => itemsIn(panel, 'Autumn'))
    .toEqual([second, first, third])
  await panel.getByRole('button', { name: 'Back', exact: true }).click()
  await panel.getByRole('button', { name: /^Autumn/ }).click()
  await expect
    .poll(() => itemsIn(panel, 'Autumn'))
    .toEqual([second, first, third])
})

it('saves a result that is dragged onto a collection', async () => {
  const { panel } = await openSignedIn()
  await openTab(panel, 'Collections')
  await panel.getByRole('button', { name: 'New collection' }).click()
  await panel.getByRole('textbox', { name: 'Name' }).fill('Dragged')
  await panel.getByRole('textbox', { name: 'Name' }).press('Enter')
  await panel.getByRole('listitem', { name: 'Dragged' }).waitFor()
  await openTab(panel, 'Search')
  await searchFor(panel, 'mountain')

  await results(panel).first().hover()
  const { mouse } = panel.page()
  await mouse.down()
  const box = await results(panel).first().boundingBox()
  await mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60, { steps: 4 })
  const target = panel.getByRole('group', { name: 'Drop to save' })
  await target.waitFor()
  const to = await target.getByText('Dragged').boundingBox()
  await mouse.move((to?.x ?? 0) + 4, (to?.y ?? 0) + 4, { steps: 4 })
  await mouse.up()

  await target.waitFor({ state: 'detached' })
  await openTab(panel, 'Collections')
  const row = panel.getByRole('button', { name: /^Dragged/ })
  await expect.poll(() => row.textContent()).toContain('1 image')
})
