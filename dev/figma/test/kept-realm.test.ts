import {
  mkdtemp,
  readdir,
  readFile,
  rm,
  utimes,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSavedRealm } from '../engine/saved-realm-file.ts'
import { readWasm } from '../engine-for-node.ts'
import { keptRealm } from '../kept-realm.ts'
import { realmStamp } from '../source-stamp.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'realm-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('rebuilds a realm whose file is damaged', async () => {
  const name = `${realmStamp()}.realm`
  await writeFile(join(folder, name), 'half a file')

  const made = await keptRealm(readWasm, folder)

  const kept = await readFile(join(folder, name))
  expect(readSavedRealm(kept).way).toBe(made.way)
})

test('removes older realms and unfinished files of dead processes', async () => {
  await writeFile(join(folder, 'old.realm'), '')
  await writeFile(join(folder, 'old.realm.12'), '')
  await utimes(join(folder, 'old.realm'), 0, 0)
  await utimes(join(folder, 'old.realm.12'), 0, 0)
  await writeFile(join(folder, 'new.realm.13'), '')

  await keptRealm(readWasm, folder)

  const names = await readdir(folder)
  expect(names.toSorted()).toEqual(
    [`${realmStamp()}.realm`, 'new.realm.13'].toSorted()
  )
})
