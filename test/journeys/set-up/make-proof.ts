import type { OpenPage } from './open-page.ts'
import { savedFile } from './saved-file.ts'

/** Makes a proof; returns the ids of the assets in its table. */
export async function makeProof(
  opened: OpenPage,
  press: () => Promise<void>
): Promise<Set<string>> {
  const { content } = await savedFile(opened, /\.csv$/, press)
  const [, ...lines] = content.toString().trim().split(/\r?\n/)
  return new Set(lines.map(line => /^"(\d+)"/.exec(line)?.[1] ?? line))
}

/** Ids of the assets that the layers of the page show. */
export async function assetsOnPage(opened: OpenPage): Promise<Set<string>> {
  const ids = await opened.evaluate<string[]>(
    `return figma.currentPage.children.map(
       node => JSON.parse(node.getPluginData('provenance')).assetId
     )`
  )
  return new Set(ids)
}
