import {
  mkdir,
  mkdtemp,
  readdir,
  rm,
  symlink,
  utimes,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeOldEntries } from '../remove-old-entries.ts'

const hour = 60 * 60 * 1000

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'old-'))
})

afterEach(() => rm(folder, { recursive: true }))

test('removes files and folders of that age and keeps younger ones', async () => {
  await writeFile(join(folder, 'old.txt'), '')
  await mkdir(join(folder, 'old', 'inside'), { recursive: true })
  await utimes(join(folder, 'old.txt'), 0, 0)
  await utimes(join(folder, 'old'), 0, 0)
  await writeFile(join(folder, 'young.txt'), '')

  await removeOldEntries(folder, hour)

  expect(await readdir(folder)).toEqual(['young.txt'])
})

test('skips a file that somebody else has removed', async () => {
  await symlink(join(folder, 'nowhere'), join(folder, 'a-broken-link'))
  await writeFile(join(folder, 'b-old'), '')
  await utimes(join(folder, 'b-old'), 0, 0)

  await removeOldEntries(folder, hour)

  expect(await readdir(folder)).toEqual(['a-broken-link'])
})
