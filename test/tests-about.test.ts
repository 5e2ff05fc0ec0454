import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { testsAbout } from './tests-about.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tests-about-'))
  await write('package.json', '{ "workspaces": ["server"] }')
  await write('test/flows/pins.test.ts', `it('opens a file', () => {})`)
  await write('test/ui/views/pin-bar.test.tsx', `it('shows it', () => {})`)
  await write('test/flows/loop.test.ts', `it('crops a picture', () => {})`)
  await write('test/flows/crop.ts', `it('crops nothing', () => {})`)
  await write('server/test/app.test.ts', `it('answers', () => {})`)
  await write(
    'test/flows/edges.test.ts',
    `it.each([1])(\n  'crops at edge %s (1)',\n  () => {}\n)`
  )
})

afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

it('finds the files whose path has a word', async () => {
  const files = ['test/flows/pins.test.ts', 'test/ui/views/pin-bar.test.tsx']

  expect(await testsAbout(['Pin'], root)).toMatchObject({ files })
  expect(await testsAbout(['pins', 'views'], root)).toMatchObject({ files })
})

it('finds files of workspaces, or of one folder alone', async () => {
  const files = ['server/test/app.test.ts']

  expect(await testsAbout(['app'], root)).toMatchObject({ files })
  expect(await testsAbout(['answers'], root)).toMatchObject({ files })
  expect(await testsAbout(['pins', 'app'], root, ['server/test'])).toEqual({
    files,
    leftOut: []
  })
})

it('leaves out journeys, unless the words name nothing else', async () => {
  const journey = 'test/journeys/team-pins.test.ts'
  await write(journey, `it('pins for the team', () => {})`)

  expect(await testsAbout(['pins'], root)).toEqual({
    files: ['test/flows/pins.test.ts'],
    leftOut: [journey]
  })
  expect(await testsAbout(['journeys/team'], root)).toEqual({
    files: [journey],
    leftOut: []
  })
  expect(await testsAbout(['for the team'], root)).toEqual({
    files: [journey],
    names: 'for the team',
    leftOut: []
  })
})

it('finds tests by their name when no path has a word', async () => {
  expect(await testsAbout(['crops'], root)).toEqual({
    files: ['test/flows/edges.test.ts', 'test/flows/loop.test.ts'],
    names: 'crops',
    leftOut: []
  })
})

it('takes words literally', async () => {
  expect(await testsAbout(['%s (1)'], root)).toEqual({
    files: ['test/flows/edges.test.ts'],
    names: String.raw`%s \(1\)`,
    leftOut: []
  })
  expect(await testsAbout(['cr.ps'], root)).toMatchObject({ files: [] })
})
