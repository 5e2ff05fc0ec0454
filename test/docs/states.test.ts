import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { root } from '../../dev/install.mjs'
import { states } from '../journeys/pictures/states.ts'
import {
  pictureOf,
  statesPage,
  themes
} from '../journeys/pictures/states-page.ts'

const docs = join(root, 'docs')

/** Of docs/states.html with its pictures, in bytes. */
const most = 1_500_000

const pictures = states.flatMap(({ name }) =>
  themes.map(theme => pictureOf(name, theme))
)

it('shows how the panel begins, waits, and is refused in each way', () => {
  const titles = states.map(({ title }) => title)

  expect(titles).toEqual([
    'First run',
    'Empty',
    'Loading',
    'Offline',
    '403',
    '429',
    '5xx',
    'Gateway down',
    'CORS',
    'Refused host',
    '401'
  ])
})

it('is the page that is made of the states', async () => {
  expect(await readFile(join(docs, 'states.html'), 'utf8')).toBe(statesPage())
})

it('has a picture of its own for each state and theme, and no other', async () => {
  const files = await readdir(join(docs, 'states'))
  const seen = await Promise.all(
    pictures.map(path => readFile(join(docs, path)))
  )
  const sizes = await Promise.all(seen.map(one => sharp(one).metadata()))

  expect(files.map(name => `states/${name}`).toSorted()).toEqual(
    pictures.toSorted()
  )
  expect(new Set(seen.map(one => one.toString('base64'))).size).toBe(
    pictures.length
  )
  expect(
    sizes.every(({ width, height }) => width === 360 && height === 640)
  ).toBe(true)
  const bytes = seen.reduce((sum, { length }) => sum + length, 0)
  expect(bytes + statesPage().length).toBeLessThan(most)
})
