import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { realmStampIn, sourceStamp } from '../source-stamp.ts'

const within = (folders: string): string[] =>
  folders.split(' ').map(folder => `dev/figma/${folder}/a.ts`)

const ofRealm = [
  'package-lock.json',
  'dev/figma/build-realm.ts',
  ...within('engine model nodes realm rules samples shared')
]
const ofPage = ['dev/figma/build-page.ts', ...within('canvas core page svg')]
const files = [...ofRealm, ...ofPage]

let root = ''

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'sources-'))
  for (const file of files) await write(file, 'first')
})

afterEach(() => rm(root, { recursive: true }))

async function write(file: string, text: string): Promise<void> {
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  await utimes(path, 0, 0)
}

test.each(files)('changes the stamp of the page with %s', async file => {
  const before = await sourceStamp(root)

  await write(file, 'changed')

  expect(await sourceStamp(root)).not.toBe(before)
})

test.each(ofRealm)('changes the stamp of the realm with %s', async file => {
  const before = realmStampIn(root)

  await write(file, 'changed')

  expect(realmStampIn(root)).not.toBe(before)
})

test.each(ofPage)('keeps the stamp of the realm with %s', async file => {
  const before = realmStampIn(root)

  await write(file, 'changed')

  expect(realmStampIn(root)).toBe(before)
})
