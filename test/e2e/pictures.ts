import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../dev/install.mjs'
import { openHouse } from './house.ts'
import { closeBrowser, openPage } from './open-page.ts'
import type { OpenPage } from './open-page.ts'
import { openTab, place, searchFor } from './search-and-place.ts'
import { signIn } from './sign-in.ts'

/** `npm run pictures`: the pictures of the README, from a real run. */
export async function takePictures(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cleared-pictures-'))
  const target = join(root, 'docs', 'pictures')
  await mkdir(target, { recursive: true })
  const house = await openHouse(folder)
  try {
    const opened = await openPage({ ...house, height: 760 })
    await tellTheStory(opened, name =>
      opened.page.screenshot({ path: join(target, `${name}.png`) })
    )
    await opened.close()
  } finally {
    await closeBrowser()
    await house.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function tellTheStory(
  opened: OpenPage,
  shoot: (name: string) => Promise<unknown>
): Promise<void> {
  const panel = await opened.panel()
  await searchFor(panel, 'mountain')
  await place(opened, 0)
  await shoot('search')
  await place(opened, 3)
  await signIn(opened, 'designer')
  await openTab(panel, 'This file')
  await panel.getByRole('button', { name: /^License all/ }).click()
  const dialog = panel.getByRole('dialog', { name: 'License assets' })
  await dialog.getByRole('button', { name: /^License \d/ }).waitFor()
  await shoot('license')
  await dialog.getByRole('button', { name: /^License \d/ }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await shoot('this-file')
}
