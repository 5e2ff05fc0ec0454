import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../dev/install.mjs'

const docs = join(root, 'docs')
const text = await readFile(join(docs, 'security.md'), 'utf8')

/** Paths by the names that the tables use. */
const tests = new Map(
  [...text.matchAll(/^\[(.+)\]: (.+)$/gm)].map(([, name = '', path = '']) => [
    name,
    join(docs, path)
  ])
)

/** Names in rows of tables. */
const named = new Set(
  [...text.matchAll(/^\|.*$/gm)].flatMap(([row]) =>
    [...row.matchAll(/\[([\w-]+)\](?!\()/g)].map(([, name = '']) => name)
  )
)

it('names only tests that exist in the tables of docs/security.md', () => {
  const missing = [...tests.values()].filter(path => !existsSync(path))

  expect(missing).toEqual([])
  expect([...named].toSorted()).toEqual([...tests.keys()].toSorted())
})

it.each(['gateway/test/attacks', 'test/flows/attacks', 'test/ui/attacks'])(
  'names each test of %s there',
  async folder => {
    const files = await readdir(join(root, folder))
    const paths = files
      .filter(name => /\.test\.tsx?$/.test(name))
      .map(name => join(root, folder, name))

    expect(paths).not.toEqual([])
    expect(paths.filter(path => ![...tests.values()].includes(path))).toEqual(
      []
    )
  }
)
