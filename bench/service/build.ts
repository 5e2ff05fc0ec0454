import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { atMost, round, type Figure } from '../figure.ts'

/** Time of the first start in a folder, and the space that it takes there. */
export async function buildFigures(
  folder: string,
  time: number,
  bareTime: number
): Promise<Figure[]> {
  const index = join(folder, '.cache/service')
  const files = await readdir(index)
  const sizes = await Promise.all(
    files.map(async name => (await stat(join(index, name))).size)
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  const note =
    `${round(time / 1000)} against ${round(bareTime / 1000)} s, ` +
    'with the rest of the first start'
  return [
    atMost(
      'catalogue of 1,000,000 assets built, against a bare index of texts',
      time / bareTime,
      70, // 85 seconds on an idle machine
      '×',
      note
    ),
    atMost('catalogue of 1,000,000 assets on disk', bytes / 1e9, 1.5, 'GB')
  ]
}
