import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { followFolders } from '../../dev/follow-folders.ts'

let folder: string
let following: { close(): void }
let saved: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'follow-'))
  await mkdir(join(folder, 'in/side'), { recursive: true })
  await writeFile(join(folder, 'in/side/a.ts'), '')
  saved = []
  following = followFolders([join(folder, 'in')], paths => {
    saved.push(...paths.map(path => path.slice(folder.length + 1)))
  })
})

afterEach(async () => {
  following.close()
  await rm(folder, { recursive: true })
})

it('names a file that is written', async () => {
  await writeFile(join(folder, 'in/side/a.ts'), 'new')

  await expect.poll(() => saved).toContain(join('in/side/a.ts'))
})

it('names a file each time that another takes its place', async () => {
  for (const text of ['one', 'two']) {
    saved = []
    await writeFile(join(folder, 'draft'), text)
    await rename(join(folder, 'draft'), join(folder, 'in/side/a.ts'))

    await expect.poll(() => saved).toEqual([join('in/side/a.ts')])
  }
})

it('names what is in a new folder, then and later', async () => {
  await mkdir(join(folder, 'new/deep'), { recursive: true })
  await writeFile(join(folder, 'new/deep/b.css'), '')
  await rename(join(folder, 'new'), join(folder, 'in/new'))
  await expect.poll(() => saved).toEqual([join('in/new/deep/b.css')])
  saved = []

  await writeFile(join(folder, 'in/new/deep/b.css'), 'new')

  await expect.poll(() => saved).toContain(join('in/new/deep/b.css'))
})

it('names a file that is deleted, and none that is no source', async () => {
  await writeFile(join(folder, 'in/side/.a.ts.swp'), '')
  await rm(join(folder, 'in/side/a.ts'))

  await expect.poll(() => saved).toEqual([join('in/side/a.ts')])
})
