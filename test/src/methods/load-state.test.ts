import { expect, it } from 'vitest'
import { defaultSettings } from '../../../contract/settings.ts'
import { handshake } from '../handshake.ts'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'

/** A storage whose journals cannot be read. */
class BrokenStorage extends Map<string, unknown> {
  override get(name: string): unknown {
    if (name.includes('journal')) throw new Error('Broken.')
    return super.get(name)
  }
}

it('returns the defaults to a newcomer and leaves the file alone', async () => {
  const { peer, host } = await openController()
  const before = host.exportDocument()

  const state = await peer.call.loadState(handshake)

  expect(state).toEqual({
    editor: 'figma',
    fileName: 'Untitled',
    isDisplayP3: false,
    fileId: expect.stringMatching(/^[0-9a-f]{32}$/),
    selection: { count: 0, layers: [] },
    launch: { command: 'open', words: '' },
    saved: []
  })
  expect(host.exportDocument()).toEqual(before)
})

it('refuses a panel of another version', async () => {
  const { peer } = await openController()

  const refused = peer.call.loadState({
    ...handshake,
    protocolVersion: 99
  })

  await expect(refused).rejects.toMatchObject({ code: 'other-version' })
})

it('returns saved items after a restart, and opens at the saved size', async () => {
  const settings = JSON.stringify({ ...defaultSettings, width: 420 })
  const first = await openController()
  await first.peer.call.saveText({ key: 'settings', text: settings })
  await first.peer.call.saveText({ key: 'journal:a1', text: '{ }' })
  first.kill()

  const second = await openController({ storage: first.storage })
  const state = await second.peer.call.loadState(handshake)

  expect(state.saved).toEqual([
    { key: 'settings', text: settings },
    { key: 'journal:a1', text: '{ }' }
  ])
  expect(second.panel()).toMatchObject({ width: 420, height: 640 })
})

it('leaves batches of swaps for later calls', async () => {
  const { peer } = await openController()
  await peer.call.saveText({ key: 'swaps:b1', text: '{ }' })

  const { saved } = await peer.call.loadState(handshake)

  expect(saved).toEqual([])
})

it('starts without unreadable items, and does not lose them', async () => {
  const storage = new BrokenStorage([
    ['cleared-test/session', '{ }'],
    ['cleared-test/journal:a1', '{ }']
  ])
  const { peer } = await openController({ storage })

  const { saved } = await peer.call.loadState(handshake)
  const asked = peer.call.loadSaved({ begin: 'journal:' })

  expect(saved).toEqual([{ key: 'session', text: '{ }' }])
  await expect(asked).rejects.toMatchObject({ code: 'storage-failed' })
  expect(storage.size).toBe(2)
})

it.each(['not JSON at all', '[]', '{"width": "wide"}'])(
  'opens at its own size when the settings are %s',
  async text => {
    const storage = new Map<string, unknown>([
      ['cleared-test/settings', text],
      ['cleared-test/sign-in-attempt', { id: 1 }]
    ])

    const controller = await openController({ storage })
    const { peer } = controller
    const state = await peer.call.loadState(handshake)

    expect(controller.panel()).toMatchObject({ width: 360, height: 640 })
    expect(state.saved).toEqual([{ key: 'settings', text }])
  }
)

it('keeps the id of a file from the first change on', async () => {
  const first = await openController()
  const { fileId } = await first.peer.call.loadState(handshake)
  await first.peer.call.placeComp(await samplePicture())

  const document = first.host.exportDocument()
  const second = await openController({ document })
  const state = await second.peer.call.loadState(handshake)

  expect(state.fileId).toBe(fileId)
})
