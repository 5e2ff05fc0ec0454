import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import * as esbuild from 'esbuild'
import { afterEach, expect, it } from 'vitest'
import { listedTexts } from '../../build/listed-texts.mjs'

const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** What `i18n` is called with in the bundle. */
async function bundle(source: string, german: object): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'words-'))
  folders.push(folder)
  await mkdir(join(folder, 'words', 'de'), { recursive: true })
  await writeFile(join(folder, 'words', 'search.ts'), source)
  await writeFile(
    join(folder, 'words', 'de', 'search.json'),
    JSON.stringify(german)
  )
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'words', 'search.ts')],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [listedTexts()]
  })
  const given: unknown[] = []
  const i18n = (...args: unknown[]) => given.push(...args)
  runInNewContext(outputFiles[0]?.text ?? '', { i18n, count: () => null })
  return given
}

const source = `
  import de from './de/search.json'
  declare const i18n: (area: string, others: object[], english: object) => void
  export const searchWords = i18n(
    'search',
    [de],
    {
      none: 'None',
      'not-found': 'Gone',
      results: count({ one: '…', other: '…' }),
      all: 'All'
    }
  )`

it('lists a translation in the order of the English texts', async () => {
  const results = { other: '{count}' }

  const given = await bundle(source, {
    all: 'Alle',
    none: 'Keine',
    results,
    'not-found': 'Fehlt'
  })

  expect(given).toEqual([
    'search',
    [['Keine', 'Fehlt', results, 'Alle']],
    { none: 'None', 'not-found': 'Gone', results: null, all: 'All' }
  ])
})

it('does not build with a text that is missing', async () => {
  const building = bundle(source, {
    all: 'Alle',
    'not-found': '',
    none: 'Keine'
  })

  await expect(building).rejects.toThrow(/lacks results/)
})

it('does not build with keys that it cannot read', async () => {
  const computed = source.replace('none:', '...more, none:')

  const building = bundle(computed, { all: 'Alle', none: 'Keine' })

  await expect(building).rejects.toThrow(/key is not written out/)
})
