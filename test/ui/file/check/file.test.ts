import { expect, it } from 'vitest'
import type { FileState } from '../../../../ui/file/check/file.ts'
import { imageRecord, listReply } from '../../image-record.ts'
import { compOf, failWith } from '../../memory-document.ts'
import { openFile, route } from './open-file.ts'

it('combines the file with the details of the library', async () => {
  const { file, document, clock } = await openFile(['1'])
  const entry = { assetId: '1', mediaType: 'image' as const, licenseId: 'e1' }
  const rest = { license: 'standard', size: 'huge', format: 'jpg' }
  const origin = { v: 1 as const, id: 'x', licensee: 'Rae', at: '' }
  document.records.set(
    'license:x',
    JSON.stringify({ ...origin, ...entry, ...rest })
  )

  await file.checkFile()

  expect(file.$file.get()).toMatchObject({
    state: 'ready',
    checkedAt: clock.now(),
    assets: [
      {
        assetId: '1',
        state: 'comp',
        uses: [{ nodeId: 'node-1' }],
        asset: { description: 'Picture 1' },
        isRemoved: false,
        license: { licenseId: 'e1' }
      }
    ]
  })
})

it('asks for at most 500 assets at once', async () => {
  const ids = Array.from({ length: 501 }, (_, i) => String(i))
  const { file, web } = await openFile(ids)

  await file.checkFile()

  const asked = web
    .calls('/api/v2/images')
    .map(({ url }) => url.searchParams.getAll('id').length)
  expect(asked).toEqual([500, 1])
})

it('does not treat an unreadable asset as removed', async () => {
  const { file, web } = await openFile(['1', '2'])
  web.on(route, () =>
    listReply([imageRecord('1', { assets: {} }), imageRecord('2')])
  )

  await file.checkFile()

  expect(file.$file.get()).toMatchObject({
    assets: [
      { assetId: '1', asset: null, isRemoved: false },
      { assetId: '2', isRemoved: false }
    ]
  })
})

it('marks assets removed from the library', async () => {
  const { file, web } = await openFile(['1', '2'])
  web.on(route, () => listReply([imageRecord('2')]))

  await file.checkFile()

  expect(file.$file.get()).toMatchObject({
    assets: [
      { assetId: '1', asset: null, isRemoved: true },
      { assetId: '2', isRemoved: false }
    ]
  })
})

it('notices on opening the tab again what the library removed since', async () => {
  const { file, web } = await openFile(['1', '2'])
  await file.checkFile()
  web.on(route, () => listReply([imageRecord('2')]))

  await file.recheckFile()
  const before = file.$file.get()
  await file.resumeCheck()

  expect(before).toMatchObject({ assets: [{ isRemoved: false }, {}] })
  expect(file.$file.get()).toMatchObject({
    assets: [{ assetId: '1', asset: null, isRemoved: true }, { assetId: '2' }]
  })
})

it('checks the file again before it knows what the library removed', async () => {
  const { file, web } = await openFile(['1'])
  await file.checkFile()
  web.on(route, () => new Response('', { status: 503 }))

  await file.resumeCheck()

  expect(file.$file.get()).toMatchObject({
    state: 'ready',
    assets: [{ asset: { description: 'Picture 1' }, isRemoved: false }],
    detailsError: null
  })
})

it('shows the file even when the library fails', async () => {
  const { file, web } = await openFile(['1'])
  web.on(route, () => new Response('', { status: 503 }))

  await file.checkFile()

  expect(file.$file.get()).toMatchObject({
    state: 'ready',
    assets: [{ assetId: '1', asset: null, isRemoved: false }],
    detailsError: { code: 'service-failed' }
  })
})

it('loads names and pictures once the connection is back', async () => {
  const { file, online, web } = await openFile(['1'])
  web.on(route, () => new Response('', { status: 400 }))
  await file.checkFile()
  const offline = file.$file.get()
  web.on(route, () => listReply([imageRecord('1')]))

  online.$reconnectedAt.set(1)

  expect(offline).toMatchObject({ assets: [{ asset: null }] })
  await expect
    .poll(() => file.$file.get())
    .toMatchObject({
      detailsError: null,
      assets: [{ asset: { description: 'Picture 1' }, isRemoved: false }]
    })
})

it('reports why the file could not be read', async () => {
  const { file, document } = await openFile(['1'])
  document.before.findComps = failWith('page-unavailable')

  await file.checkFile()

  expect(file.$file.get()).toMatchObject({
    state: 'failed',
    error: { code: 'page-unavailable' }
  })
})

it('reports the progress of a check', async () => {
  const { file } = await openFile(['1'])
  const seen: FileState[] = []
  const stop = file.$file.listen(shown => void seen.push(shown))

  await file.checkFile()
  stop()

  const progress = { state: 'checking', done: 1, total: 1 }
  expect(seen).toContainEqual(expect.objectContaining(progress))
})

it('keeps the last result when a check is cancelled', async () => {
  const { file } = await openFile(['1'])
  await file.checkFile()
  const before = file.$file.get()

  const checked = file.checkFile()
  expect(file.$file.get().state).toBe('checking')
  file.cancelCheck()
  await checked

  expect(file.$file.get()).toEqual(before)
})

it('asks the library only for unknown assets', async () => {
  const { file, document, web } = await openFile(['1'])
  await file.checkFile()
  document.layers.push(compOf('2'))

  await file.recheckFile()
  await file.checkFile('all')

  const asked = web
    .calls('/api/v2/images')
    .map(({ url }) => url.searchParams.getAll('id'))
  expect(asked).toEqual([['1'], ['2'], ['1', '2']])
})

it.each([
  ['checks changes, and pages that were not read', 'checkFile', 'stale'],
  ['rechecks only changes', 'recheckFile', 'changed']
] as const)('%s', async (_, verb, scope) => {
  const { file, document } = await openFile(['1'])
  await file.checkFile()
  const scopes: unknown[] = []
  document.before.findComps = input => void scopes.push(input)

  await file[verb]()

  expect(scopes).toEqual([{ scope, previews: [] }])
})

it('lists found assets while pages are still being read', async () => {
  const { file, controller, clock } = await openFile(['1'])
  const found = { assetId: '1', mediaType: 'image', state: 'comp' } as const
  const licensed = { ...found, assetId: '2', state: 'licensed' } as const
  const checked = file.checkFile()

  controller.emit('compsFound', { images: [found, { ...licensed }] })
  controller.emit('compsFound', {
    images: [
      { ...found, state: 'licensed' },
      { ...licensed, state: 'comp' }
    ]
  })
  const seen: FileState[] = []
  const stop = file.$file.listen(shown => void seen.push(shown))
  await clock.advance(0)
  await checked
  stop()

  expect(seen).toContainEqual(
    expect.objectContaining({
      state: 'checking',
      assets: [
        { ...found, uses: 2 },
        { ...found, assetId: '2', uses: 2 }
      ]
    })
  )
})

it('jumps to a use', async () => {
  const { file, document } = await openFile(['1'])
  await file.checkFile()
  const found = file.$file.get()
  const use = found.state === 'ready' ? found.assets[0]?.uses[0] : undefined

  if (use) await file.jumpTo(use)

  expect(document.calls).toContain('selectNodes')
})
