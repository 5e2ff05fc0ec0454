import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { realmStampIn, sourceStamp } from '../../../dev/figma/source-stamp.ts'

const folders = 'core documents model nodes realm render samples canvas page'
const files = [
  'package-lock.json',
  'dev/figma/build-realm.ts',
  'dev/figma/build-page.ts',
  ...folders.split(' ').map(folder => `dev/figma/${folder}/a.ts`)
]

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

test.each(
  files.filter(file => !/page|canvas/.test(file) || !file.includes('/'))
)('changes the stamp of the realm with %s', async file => {
  const before = realmStampIn(root)

  await write(file, 'changed')

  expect(realmStampIn(root)).not.toBe(before)
})

test('keeps the stamp of the realm when the page changes', async () => {
  const before = realmStampIn(root)

  await write('dev/figma/page/a.ts', 'changed')

  expect(realmStampIn(root)).toBe(before)
})
