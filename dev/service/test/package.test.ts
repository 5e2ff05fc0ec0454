import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { installPacked, linesUntil } from '../../../test/install-packed.ts'
import { pickAsset } from '../../../test/pick-asset.ts'
import { films } from '../../catalog/films/films.ts'
import { listAssets } from '../../catalog/list-assets.ts'
import { tracks } from '../../catalog/tracks/tracks.ts'

const home = join(import.meta.dirname, '..')
const assets = Array.from(listAssets({ count: 300 }))

let folder: string
let program: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'service-package-'))
  program = await installPacked(home, folder, 'cleared-service')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the program in its folder. */
function start(count: number) {
  const argv = ['--port', '0', '--data', 'data', '--assets', String(count)]
  const service = spawn(program, [...argv, '--print-env'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32'
  })
  onTestFinished(() => void service.kill())
  return service
}

test('is packed with all files of the catalogue, and runs', async () => {
  const photo = pickAsset(assets, ({ source }) => source.kind === 'photo')
  const drawing = pickAsset(assets, ({ source }) => source.kind === 'emoji')
  const service = start(assets.length)
  const ended = once(service, 'exit')
  const said = await linesUntil(service.stdout, /is ready/)
  const valueOf = (name: string) =>
    new RegExp(`^${name}=(.*)$`, 'm').exec(said)?.[1] ?? ''
  const ask = async (path: string) => {
    const authorization = `Bearer ${valueOf('ACCESS_TOKEN')}`
    const headers = { Authorization: authorization }
    const reply = await fetch(valueOf('BASE_URL') + path, { headers })
    await reply.arrayBuffer()
    return `${reply.status} ${path}`
  }

  const paths = [
    `/media/${photo.id}/small_thumb.jpg`,
    `/media/${drawing.id}/small_thumb.jpg`,
    `/media/videos/${films[0]?.id}/thumb.jpg`,
    `/media/audio/${tracks[0]?.id}/preview.mp3`,
    `/v2/images/${drawing.id}?language=de`,
    `/v2/images/${photo.id}/similar`
  ]
  const answers = await Promise.all(paths.map(ask))
  service.kill()

  expect(answers).toEqual(paths.map(path => `200 ${path}`))
  expect(await ended).toEqual([0, null])
})

test('builds a large index in a child process', async () => {
  const service = start(20_001)
  const ended = once(service, 'exit')
  const said = await linesUntil(service.stderr, /indexed/)
  service.kill('SIGINT')

  expect(said).toContain('"of":20001')
  expect(await ended).toEqual([1, null])
})
