import type { Page } from 'playwright-core'
import { openBrowser } from '../../test/journeys/set-up/open-page.ts'

/** Opens the host page with a grid of cards of ten layers. */
export async function openCrowd(
  url: string,
  columns: number,
  rows: number
): Promise<Page> {
  const page = await (
    await openBrowser()
  ).newPage({
    viewport: { width: 1280, height: 800 }
  })
  await page.goto(url)
  await page.waitForFunction(() => window.figmaHost !== undefined)
  await fill(page, columns, rows)
  await page.getByRole('application', { name: 'Canvas' }).waitFor()
  return page
}

/** Fills the page with cards of ten layers. */
async function fill(page: Page, columns: number, rows: number): Promise<void> {
  await page.evaluate(
    async given => {
      const body = `
        for (const node of figma.currentPage.children) node.remove()
        for (let i = 0; i < input.columns * input.rows; i += 1) {
          const card = figma.createFrame()
          card.resize(66, 46)
          card.x = (i % input.columns) * 70
          card.y = Math.floor(i / input.columns) * 50
          for (let k = 0; k < 9; k += 1) {
            const dot = k % 3 === 0 ? figma.createEllipse() : figma.createRectangle()
            dot.resize(16, 10)
            dot.x = 4 + (k % 3) * 20
            dot.y = 4 + Math.floor(k / 3) * 13
            dot.fills = [{ type: 'SOLID', color: { r: (i % 7) / 7, g: k / 9, b: 0.5 } }]
            card.appendChild(dot)
          }
        }
        figma.viewport.center = { x: 500, y: 350 }
        figma.viewport.zoom = 1`
      await window.figmaHost?.evaluate(body, given)
    },
    { columns, rows }
  )
}
