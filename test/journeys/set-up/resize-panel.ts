import type { Frame } from 'playwright-core'
import { measureBox } from './measure-box.ts'
import type { OpenPage } from './open-page.ts'
import { waitForLayout } from './wait-for-layout.ts'

export async function dragPanelTo(
  { page }: OpenPage,
  panel: Frame,
  width: number,
  height: number
): Promise<void> {
  const handle = panel.getByRole('button', { name: 'Resize panel' })
  const box = await measureBox(handle)
  const size = await panel.evaluate(() => [innerWidth, innerHeight] as const)
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + width - size[0], from.y + height - size[1], {
    steps: 4
  })
  await page.mouse.up()
  await panel.waitForFunction(
    asked => innerWidth === asked[0] && innerHeight === asked[1],
    [width, height] as const
  )
}

/** Makes room for the panel, then drags it to this width. */
export async function widenPanel(
  opened: OpenPage,
  panel: Frame,
  width: number
): Promise<void> {
  const title = opened.page.getByRole('heading', { name: 'Cleared: move' })
  for (let moves = 0; moves < 7; moves += 1) {
    await title.press('Shift+ArrowLeft')
  }
  const height = await panel.evaluate(() => innerHeight)
  await dragPanelTo(opened, panel, width, height)
}

/** Searches the panel at its width and at its smallest. */
export async function findAtBothWidths(
  panel: Frame,
  find: () => Promise<string[]>
): Promise<string[]> {
  const wide = await find()
  const narrow = await atSmallest(panel, find)
  return [
    ...wide.map(one => `${one}, wide`),
    ...narrow.map(one => `${one}, narrow`)
  ]
}

/**
 * Runs while the panel is at its smallest. Only its frame is made smaller, as a
 * dialog would cover the handle.
 */
export async function atSmallest<Result>(
  panel: Frame,
  run: () => Promise<Result>
): Promise<Result> {
  const frame = await panel.frameElement()
  const before = await panel.evaluate(() => innerWidth)
  await setSize('300px', '400px', 300)
  const result = await run()
  await setSize('', '', before)
  return result

  async function setSize(width: string, height: string, inner: number) {
    await frame.evaluate(
      (element, size) => Object.assign((element as HTMLElement).style, size), // an iframe
      { width, height }
    )
    await panel.waitForFunction(asked => innerWidth === asked, inner)
    await waitForLayout(panel)
  }
}
