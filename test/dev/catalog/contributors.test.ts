import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contributors } from '../../../dev/catalog/contributors.ts'
import { films } from '../../../dev/catalog/films/films.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { photoScans } from '../../../dev/catalog/photos/photo-scans.ts'
import { tracks } from '../../../dev/catalog/tracks/tracks.ts'

const require = createRequire(import.meta.url)

const readme = readFileSync(
  new URL('../../../dev/catalog/README.md', import.meta.url),
  'utf8'
)

test('names license and attribution of every contributor', () => {
  const media = [...listAssets(), ...films, ...tracks]
  const used = media.map(({ contributor }) => contributor)

  const silent = used.filter(
    ({ license, attribution, licenseUrl }) =>
      !license || !attribution || !licenseUrl.startsWith('https://')
  )

  expect(silent).toEqual([])
  expect(new Set(used.map(({ id }) => id)).size).toBe(
    Object.keys(contributors).length
  )
})

test('describes every contributor in its README', () => {
  const missing = Object.values(contributors).filter(
    ({ name, license }) => !readme.includes(name) || !readme.includes(license)
  )

  expect(missing).toEqual([])
})

test('uses packages under the licenses it states', () => {
  const files = Object.values(photoScans).map(({ file }) => file)
  const datasets = files.filter(file => file.startsWith('@stdlib/'))

  const stated = datasets.map(
    file => require(file.replace('data/image.jpg', 'package.json')).license
  )
  const openmoji = require('openmoji/package.json').license
  const worldWind = require('@nasaworldwind/worldwind/package.json')

  expect(stated.filter(license => !/CC0|PDDL|Apache/.test(license))).toEqual([])
  expect(openmoji).toMatch(/CC-BY-SA-4.0/)
  expect(worldWind).toMatchObject({ author: 'NASA', license: 'Apache-2.0' })
})

test('takes the people from a package in the public domain', () => {
  const picture = require.resolve(photoScans.oath.file)

  const license = readFileSync(join(picture, '../../../LICENSE.md'), 'utf8')

  expect(license).toContain(
    'The rest of this project is in the worldwide public domain'
  )
  expect(license).not.toContain('hero')
})
