import type { Frame } from 'playwright-core'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstDocument } from '../../../dev/figma/documents/first-document.ts'
import { root } from '../../../dev/install.mjs'
import { openStack } from '../set-up/open-stack.ts'
import { closeOutcome, confirmPlan, planAll } from '../set-up/license-all.ts'
import { chooseMusic, waitForSound } from '../set-up/music.ts'
import { closeBrowser, openPage } from '../set-up/open-page.ts'
import type { OpenPage } from '../set-up/open-page.ts'
import {
  openTab,
  place,
  results,
  searchFor
} from '../set-up/search-and-place.ts'
import { signIn } from '../set-up/sign-in.ts'

/** `npm run pictures`: takes the pictures of the README in a real run. */
export async function takePictures(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-pictures-'))
  const target = join(root, 'docs', 'pictures')
  await mkdir(target, { recursive: true })
  const shoot = ({ page }: OpenPage, name: string) =>
    page.screenshot({ path: join(target, `${name}.png`) })
  const documentPath = join(folder, 'first-document.json')
  await writeFile(documentPath, JSON.stringify(firstDocument))
  const stack = await openStack(folder, documentPath)
  try {
    const opened = await openPage({ ...stack, height: 760 })
    opened.context.setDefaultTimeout(120_000)
    await takeAll(opened, name => shoot(opened, name))
    await opened.close()
    const board = `${stack.url}/?editor=figjam&sample=board`
    const inFigJam = await openPage({ ...stack, url: board, height: 760 })
    inFigJam.context.setDefaultTimeout(120_000)
    await placeCard(inFigJam)
    await shoot(inFigJam, 'card')
    await inFigJam.close()
  } finally {
    await closeBrowser()
    await stack.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeAll(
  opened: OpenPage,
  shoot: (name: string) => Promise<unknown>
): Promise<void> {
  const panel = await opened.panel()
  await searchFor(panel, 'sunset mountain')
  await fill(opened, 'Main picture', 0)
  await searchFor(panel, 'mountain lake')
  await fill(opened, 'Small picture 1', 0)
  await fill(opened, 'Small picture 2', 1)
  await fill(opened, 'Small picture 3', 2)
  await shoot('search')
  await panel
    .getByRole('combobox', { name: 'Search for' })
    .selectOption('Videos')
  await searchFor(panel, 'mountain', 'videos')
  await fill(opened, 'Main picture', 0, 'VIDEO')
  await results(panel).nth(1).hover()
  await panel.locator('video').waitFor()
  await shoot('videos')
  await select(opened, '')
  await listen(panel)
  await shoot('music')
  await panel.getByRole('button', { name: 'Close player' }).click()
  await select(opened, 'Main picture')
  await signIn(opened, 'studio')
  const dialog = await planAll(panel)
  await dialog.getByRole('button', { name: /^License \d/ }).waitFor()
  await shoot('license')
  await confirmPlan(panel)
  await closeOutcome(panel)
  await panel.getByText(/are licensed$/).waitFor()
  await panel.getByRole('button', { name: 'Dismiss' }).click()
  await panel.getByText(/^Checked/).waitFor()
  // The licensed video has been drawn.
  await opened.page.getByRole('button', { name: 'Play video' }).waitFor()
  await shoot('this-file')
}

/** Plays a track of a list. */
async function listen(panel: Frame): Promise<void> {
  await chooseMusic(panel)
  await searchFor(panel, 'piano', 'music')
  await results(panel).nth(1).getByRole('button', { name: /^Play/ }).click()
  await waitForSound(panel, 3)
}

/** Licenses a track; its card is between a picture and the panel. */
async function placeCard(opened: OpenPage): Promise<void> {
  const panel = await opened.panel()
  await signIn(opened, 'studio')
  await openTab(panel, 'Search')
  await listen(panel)
  await place(opened, 3)
  await opened.evaluate(
    `const [card] = figma.currentPage.selection
     figma.viewport.zoom = 0.7
     const { x, y } = card.absoluteBoundingBox
     figma.viewport.center = { x: x + 337, y: y + 44 }`
  )
  const dialog = await planAll(panel)
  await dialog.getByRole('button', { name: /^License \d/ }).waitFor()
  await confirmPlan(panel)
  await closeOutcome(panel)
  await panel.getByText(/is licensed$/).waitFor()
  await panel.getByRole('button', { name: 'Dismiss' }).click()
  await panel.getByText(/^Checked/).waitFor()
}

/** Fills the layer of this name with the button of a result. */
async function fill(
  opened: OpenPage,
  layer: string,
  index: number,
  type = 'IMAGE'
): Promise<void> {
  const panel = await opened.panel()
  await select(opened, layer)
  const result = results(panel).nth(index)
  await result.hover()
  await result.getByRole('button', { name: 'Fill' }).click()
  await opened.page.waitForFunction(
    ({ layer, type }) =>
      JSON.stringify(
        window.figmaHost
          ?.scene()
          .children.flatMap(node => node.children ?? [])
          .flatMap(node => [node, ...(node.children ?? [])])
          .find(node => node.name === layer)?.fills
      ).includes(type),
    { layer, type }
  )
}

/** Selects the layers of this name. */
async function select(opened: OpenPage, layer: string): Promise<void> {
  await opened.evaluate(
    'figma.currentPage.selection = figma.currentPage.findAll(' +
      'node => node.name === input)',
    layer
  )
}
