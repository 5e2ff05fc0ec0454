import type { BrowserContext } from 'playwright-core'

/** Milliseconds from opening a page until its panel's first paint. */
export async function panelPaint(
  context: BrowserContext,
  url: string,
  title: string
): Promise<number> {
  const page = await context.newPage()
  try {
    await page.goto(url)
    const opened = await page.evaluate(() => performance.timeOrigin)
    const element = await page
      .locator(`iframe[title="${title}"]`)
      .elementHandle()
    const frame = await element?.contentFrame()
    if (!frame) throw new Error('The plugin shows no panel.')
    const painted = await frame.evaluate(
      () =>
        new Promise<number>(resolve => {
          new PerformanceObserver(list => {
            const entry = list.getEntriesByName('first-contentful-paint')[0]
            if (entry) resolve(performance.timeOrigin + entry.startTime)
          }).observe({ type: 'paint', buffered: true })
        })
    )
    return painted - opened
  } finally {
    await page.close()
  }
}
