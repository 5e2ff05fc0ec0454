import type { Page } from 'playwright-core'

/** Names of the open page's top-level layers, from the back. */
export function layerNames(page: Page): Promise<string[]> {
  return page.evaluate(
    () => window.figmaHost?.scene().children.map(node => node.name) ?? []
  )
}
