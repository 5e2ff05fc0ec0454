import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../../dev/install.mjs'
import { openStack } from '../set-up/open-stack.ts'
import { closeBrowser, openPage } from '../set-up/open-page.ts'
import type { TestStack } from '../set-up/open-stack.ts'
import { showTheme } from '../looks/show-theme.ts'
import { checkViews, storeViews } from './compare-views.ts'
import { states } from './states.ts'
import { pictureOf, statesPage, themes } from './states-page.ts'

/**
 * `npm run states` makes docs/states.html and its pictures in a real run, and
 * stores the look of views; `-- --accept` only stores it, `-- --check` compares
 * it with what was stored.
 */
export async function pictureStates(args: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-states-'))
  const stack = await openStack(folder)
  try {
    if (args.includes('--check')) return await checkViews(stack)
    if (!args.includes('--accept')) await pictureDocs(stack)
    await storeViews(stack)
  } finally {
    await closeBrowser()
    await stack.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function pictureDocs(stack: TestStack): Promise<void> {
  const docs = join(root, 'docs')
  await mkdir(join(docs, 'states'), { recursive: true })
  const { service, addresses } = stack
  const opened = await openPage({ ...stack, height: 760 })
  opened.context.setDefaultTimeout(30_000)
  const panel = await opened.panel()
  const frame = await panel.frameElement()
  const walk = { opened, panel, service, addresses, held: [] }
  for (const { name, go } of states) {
    await go(walk)
    for (const theme of themes) {
      await showTheme(panel, theme)
      const shot = await frame.screenshot()
      const picture = sharp(shot).webp({ quality: 80, effort: 6 })
      await picture.toFile(join(docs, pictureOf(name, theme)))
    }
  }
  await writeFile(join(docs, 'states.html'), statesPage())
  await opened.close()
}
