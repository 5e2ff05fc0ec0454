import { expect, it } from 'vitest'
import { assetOf } from '../../asset-of.ts'
import { openFile } from './open-file.ts'

it('detects a change after the check', async () => {
  const { file, controller, clock } = await openFile(['1'])
  await file.checkFile()
  expect(file.$fileStale.get()).toBe(false)

  controller.emit('documentChanged', {})
  await clock.advance(0)
  expect(file.$fileStale.get()).toBe(true)

  await file.checkFile()
  expect(file.$fileStale.get()).toBe(false)
})

it('keeps showing the result while it checks again', async () => {
  const { file, document } = await openFile(['1', '2'])
  await file.checkFile()
  document.layers = document.layers.slice(0, 1)
  file.handleDocumentChange()

  const rechecked = file.recheckFile()
  expect(file.$file.get()).toMatchObject({ state: 'ready' })
  expect(file.$fileStale.get()).toBe(true)
  await rechecked

  expect(file.$fileStale.get()).toBe(false)
  expect(file.$file.get()).toMatchObject({ assets: [{ assetId: '1' }] })
})

it('stays behind a change that is made during a check', async () => {
  const { file } = await openFile(['1'])
  await file.checkFile()

  const rechecked = file.recheckFile()
  file.handleDocumentChange()
  await rechecked

  expect(file.$fileStale.get()).toBe(true)
})

it.each(['place', 'fill'] as const)(
  'is behind once comps have arrived, before the controller says so: %s',
  async way => {
    const { file, placing } = await openFile(['1'])
    await file.checkFile()
    const before = file.$fileStale.get()

    await placing.runPlacing(way, [assetOf('2')], () => Promise.resolve())

    expect([before, file.$fileStale.get()]).toEqual([false, true])
  }
)

it('is behind as soon as something is licensed', async () => {
  const { file, licensing } = await openFile(['1'])
  await file.checkFile()

  licensing.noteFileChange()

  expect(file.$fileStale.get()).toBe(true)
})

it('checks again after licensing or putting comps back, if the file was checked', async () => {
  const { file, licensing, document, clock } = await openFile(['1', '2'])
  licensing.noteFileChange()
  await clock.advance(0)
  expect(file.$file.get()).toEqual({ state: 'idle' })
  await file.checkFile()
  document.layers = document.layers.slice(0, 1)

  licensing.noteFileChange()
  await clock.advance(0)

  expect(file.$file.get()).toMatchObject({ assets: [{ assetId: '1' }] })
})
