import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import sharp from 'sharp'
import { comparePictures } from '../../../dev/compare-pictures.ts'
import { root } from '../../../dev/install.mjs'
import type { TestStack } from '../set-up/open-stack.ts'
import { takeViews } from './compared-views.ts'

const stored = join(root, 'test', 'journeys', 'pictures', 'stored')
const scratch = join(root, '.cache', 'states')

/** Stores a picture of each view, with few colors. */
export async function storeViews(stack: TestStack): Promise<void> {
  await rm(stored, { recursive: true, force: true })
  await mkdir(stored, { recursive: true })
  await takeViews(stack, async (name, picture) => {
    const small = sharp(picture).png({ palette: true, colors: 64, effort: 10 })
    await small.toFile(join(stored, `${name}.png`))
  })
}

/** Throws if a view looks different, and names the pictures that show it. */
export async function checkViews(stack: TestStack): Promise<void> {
  await rm(scratch, { recursive: true, force: true })
  await mkdir(scratch, { recursive: true })
  const faults: string[] = []
  await takeViews(stack, async (name, picture) => {
    const file = `${name}.png`
    const before = await readFile(join(stored, file)).catch(() => null)
    const found = before && (await comparePictures(before, picture))
    if (found?.isSame) return
    const percent = found ? `${(found.share * 100).toFixed(2)} %` : 'is new'
    faults.push(`${name}: ${percent}`)
    await writeFile(join(scratch, file), picture)
    if (!found) return
    await writeFile(join(scratch, `${name}.marked.png`), found.marked)
  })
  if (faults.length === 0) return console.log('All views look as stored.')
  throw new Error(
    [
      'These views look different; see the marked pictures in',
      `${relative(root, scratch)}. To store the new look: npm run states -- --accept`,
      ...faults
    ].join('\n')
  )
}
