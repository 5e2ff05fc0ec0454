import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { contributors, type Contributor } from '../../assets/contributors.ts'
import { films } from '../../films/films.ts'
import { listAssets } from '../../list-assets.ts'
import { photoScans, scanPath } from '../../photos/photo-scans.ts'
import { tracks } from '../../tracks/tracks.ts'

const require = createRequire(import.meta.url)

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

/** Material, contributors and license, as the README's table has them. */
const licenseRows = (readme.split('## Licenses and attribution')[1] ?? '')
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim())
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

test.each(Object.values(contributors))(
  'states the license of $name in its README',
  ({ name, license }) => {
    const rows = licenseRows.filter(([, people]) => people?.includes(name))

    expect(rows.map(([, , stated]) => stated)).toContain(license)
    expect(new Set(rows.map(([, , stated]) => stated)).size).toBe(1)
  }
)

test.each(['film-files', 'track-files'])(
  'says in its README whose work %s are',
  folder => {
    const rows = licenseRows.filter(([material]) => material?.includes(folder))

    expect(rows).toHaveLength(1)
    expect(rows[0]?.[1]).toMatch(/^Cleared /)
    expect(rows[0]?.[2]).toBe('CC0-1.0')
  }
)

test('states the source of all material of others', () => {
  const foreign = Object.values<Contributor>(contributors).filter(
    ({ name }) => !name.startsWith('Cleared ')
  )

  expect(foreign.length).toBeGreaterThan(8)
  expect(
    foreign.filter(({ website }) => !website?.startsWith('https://'))
  ).toEqual([])
})

test('uses drawings under the license it states', () => {
  const { license } = require('@iconify-json/openmoji/package.json')

  expect(license).toMatch(/CC-BY-SA-4.0/)
})

test('states the source of every photograph', () => {
  const folder = dirname(scanPath(photoScans.oath))
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const files = readdirSync(folder).filter(name => name !== 'README.md')

  expect(files.filter(name => !readme.includes(`| \`${name}\` `))).toEqual([])
  expect(files.toSorted()).toEqual(
    Object.values(photoScans)
      .map(({ file }) => file)
      .toSorted()
  )
})
