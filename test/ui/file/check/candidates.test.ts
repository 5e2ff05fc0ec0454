import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { FoundUse } from '../../../../contract/finding.ts'
import { imageRecord, listReply, pngReply } from '../../image-record.ts'
import { createWorld, openPanel } from '../../open-panel.ts'
import { never } from '../../scripted-web.ts'

const images = 'GET http://gateway.test/api/v2/images'
/** Every preview of the scripted web has these bytes. */
const preview = createHash('sha1').update(new Uint8Array(12).fill(7))
const ofPreview = preview.digest('hex')

const use: FoundUse = {
  nodeId: '1:2',
  styleId: null,
  name: '',
  pageId: '0:1',
  pageName: 'Home',
  imageHash: '',
  image: null,
  holder: 'layer',
  isHidden: false,
  isLocked: false,
  refusal: null
}

async function openFile(imageHash: string, known = ['123456789']) {
  const world = createWorld()
  world.document.others = ['IMG_20230101', 'lake_123456789.jpg'].map(name => ({
    ...use,
    name,
    imageHash
  }))
  world.web.on(images, () => listReply(known.map(id => imageRecord(id))))
  world.web.on('GET http://media.test/*', () => pngReply())
  const panel = await openPanel(world)
  panel.candidates.setCandidateVisible(`${imageHash} 123456789 false`, true)
  const compared = new Promise<void>(resolve => {
    panel.candidates.$candidates.subscribe(all => {
      if (all.some(({ match }) => match.kind !== 'comparing')) resolve()
    })
  })
  return { ...panel, compared }
}

it('recognizes a preview by its bytes', async () => {
  const { file, candidates, compared } = await openFile(ofPreview)

  await file.checkFile()
  await compared

  expect(candidates.$candidates.get()).toMatchObject([
    {
      asset: { assetId: '123456789' },
      uses: [{ name: 'IMG_20230101' }, { name: 'lake_123456789.jpg' }],
      match: { kind: 'same', record: { name: 'preview' } }
    }
  ])
})

it('marks another file as possibly licensed', async () => {
  const { file, candidates, compared } = await openFile('0'.repeat(40))

  await file.checkFile()
  await compared

  expect(candidates.$candidates.get()).toMatchObject([
    { match: { kind: 'other' } }
  ])
})

it.each([
  ['fail', () => new Response('', { status: 404 })],
  ['never come', never]
])('stops waiting when previews %s', async (_, reply) => {
  const { file, candidates, compared, web, clock } = await openFile(ofPreview)
  web.on('GET http://media.test/*', reply)

  await file.checkFile()
  await expect.poll(() => web.calls().at(-1)?.url.host).toBe('media.test')
  await clock.advance(20_000)
  await compared

  expect(candidates.$candidates.get()).toMatchObject([
    { match: { kind: 'unknown' } }
  ])
})

it('compares each image once', async () => {
  const { file, compared, web } = await openFile(ofPreview)
  await file.checkFile()
  await compared

  await file.recheckFile()

  expect(web.calls('/preview/123456789.jpg')).toHaveLength(1)
})

it('continues comparing when another check is cancelled', async () => {
  const { file, candidates, compared, web } = await openFile(ofPreview)
  let answer = (_reply: Response) => {}
  web.on('GET http://media.test/*', () => {
    return new Promise(resolve => (answer = resolve))
  })
  await file.checkFile()
  await expect.poll(() => web.calls().at(-1)?.url.host).toBe('media.test')

  const again = file.checkFile()
  file.cancelCheck()
  await again
  web.on('GET http://media.test/*', () => pngReply())
  answer(pngReply())
  await compared

  expect(candidates.$candidates.get()).toMatchObject([
    { match: { kind: 'same' } }
  ])
})

it('fetches nothing to compare hidden rows', async () => {
  const { file, candidates, web, clock } = await openFile(ofPreview)
  candidates.setCandidateVisible(`${ofPreview} 123456789 false`, false)

  await file.checkFile()
  await clock.advance(0)

  expect(candidates.$candidates.get()).toMatchObject([
    { match: { kind: 'comparing' } }
  ])
  expect(web.calls().map(({ url }) => url.host)).not.toContain('media.test')
})

it('fetches no more pictures once the row is hidden', async () => {
  const { file, candidates, compared, web, clock } = await openFile(
    '0'.repeat(40)
  )
  let answer = (_reply: Response) => {}
  web.on('GET http://media.test/*', () => {
    return new Promise(resolve => (answer = resolve))
  })
  await file.checkFile()
  await expect.poll(() => web.calls().at(-1)?.url.host).toBe('media.test')
  const asked = web.calls().length

  candidates.setCandidateVisible(`${'0'.repeat(40)} 123456789 false`, false)
  answer(pngReply())
  await clock.advance(0)

  expect(web.calls()).toHaveLength(asked)
  web.on('GET http://media.test/*', () => pngReply())
  candidates.setCandidateVisible(`${'0'.repeat(40)} 123456789 false`, true)
  await compared
  expect(web.calls().length).toBeGreaterThan(asked)
})

it('offers no asset unknown to the library', async () => {
  const { file, candidates, web, clock } = await openFile(ofPreview, [])

  await file.checkFile()
  await clock.advance(0)

  expect(candidates.$candidates.get()).toEqual([])
  const asked = web.calls().map(({ url }) => url.host)
  expect(asked).not.toContain('media.test')
})

it('adopts a preview with its known details', async () => {
  const { file, candidates, adopting, compared, document } =
    await openFile(ofPreview)
  await file.checkFile()
  await compared

  await adopting.adoptComps(candidates.$candidates.get())

  expect(document.adopted).toMatchObject([
    {
      imageHash: ofPreview,
      picture: { assetId: '123456789', rendition: 'preview', width: 1000 }
    }
  ])
})

it('adopts another file as an unknown rendition', async () => {
  const { file, candidates, adopting, compared, document } = await openFile(
    '0'.repeat(40)
  )
  await file.checkFile()
  await compared

  await adopting.adoptComps(candidates.$candidates.get())

  expect(document.adopted).toMatchObject([
    { picture: { assetId: '123456789', rendition: 'unknown' } }
  ])
})

/** Two assets with one file, of which two layers have a number. */
async function openAlike(imageHash: string) {
  const world = createWorld()
  const names = ['lake_123456789.jpg', 'lake_987654321.jpg', 'Rectangle 1']
  world.document.others = names.map(name => ({
    ...use,
    name,
    imageHash
  }))
  const records = ['123456789', '987654321'].map(id => imageRecord(id))
  world.web.on(images, () => listReply(records))
  world.web.on('GET http://media.test/*', () => pngReply())
  const panel = await openPanel(world)
  await panel.file.checkFile()
  const { $candidates } = panel.candidates
  await expect.poll(() => $candidates.get()).toHaveLength(4)
  return panel
}

it('continues comparing while another row of the asset is visible', async () => {
  const { candidates } = await openAlike('0'.repeat(40))
  const { $candidates, setCandidateVisible, rowOf } = candidates
  const [named, nameless] = $candidates.get().map(rowOf)

  setCandidateVisible(named ?? '', true)
  setCandidateVisible(nameless ?? '', true)
  setCandidateVisible(named ?? '', false)

  await expect
    .poll(() => $candidates.get().map(({ match }) => match.kind))
    .toEqual(['other', 'other', 'comparing', 'comparing'])
})

it('assigns equal files by layer name', async () => {
  const { candidates } = await openAlike(ofPreview)

  const offered = candidates.$candidates.get()
  expect(
    offered.map(({ asset, uses, isOneOf }) => [
      asset.assetId,
      uses.map(({ name }) => name),
      isOneOf
    ])
  ).toEqual([
    ['123456789', ['lake_123456789.jpg'], false],
    ['123456789', ['Rectangle 1'], true],
    ['987654321', ['lake_987654321.jpg'], false],
    ['987654321', ['Rectangle 1'], true]
  ])
})
