import { expect, it } from 'vitest'
import { protocolVersion } from '../../../contract/protocol.ts'
import { defaultSettings } from '../../../contract/settings.ts'
import { openController } from '../open-controller.ts'
import { samplePicture } from '../sample-picture.ts'
import { journalEntry, session, signInAttempt } from '../saved-records.ts'

it('gives a newcomer the defaults and leaves the file alone', async () => {
  const { peer, host } = await openController()
  const before = host.exportDocument()

  const state = await peer.call('loadState', { protocolVersion })

  expect(state).toEqual({
    editor: 'figma',
    fileName: 'Untitled',
    isDisplayP3: false,
    fileId: expect.stringMatching(/^[0-9a-f]{32}$/),
    selection: { count: 0, layers: [] },
    launch: { command: 'open', words: '', assets: [] },
    session: null,
    signInAttempt: null,
    settings: defaultSettings,
    journal: []
  })
  expect(host.exportDocument()).toEqual(before)
})

it('refuses a panel of another version', async () => {
  const { peer } = await openController()

  const refused = peer.call('loadState', { protocolVersion: 99 })

  await expect(refused).rejects.toMatchObject({ code: 'other-version' })
})

it('gives back what was saved before a restart', async () => {
  const settings = { ...defaultSettings, width: 420, recentSearches: ['sea'] }
  const first = await openController()
  await first.peer.call('saveSession', { session })
  await first.peer.call('saveSignInAttempt', { attempt: signInAttempt })
  await first.peer.call('saveSettings', { settings })
  await first.peer.call('saveJournalEntry', { entry: journalEntry })
  first.kill()

  const second = await openController({ storage: first.storage })
  const state = await second.peer.call('loadState', { protocolVersion })

  expect(state).toMatchObject({ session, signInAttempt, settings })
  expect(state.journal).toEqual([journalEntry])
  expect(second.panel()).toMatchObject({ width: 420, height: 640 })
})

it('drops what is broken in storage and goes on', async () => {
  const storage = new Map<string, unknown>([
    ['cleared-test/session', '{"accessToken": 7}'],
    ['cleared-test/settings', 'not JSON at all'],
    ['cleared-test/sign-in-attempt', { id: 1 }],
    ['cleared-test/journal:broken', '[]'],
    ['cleared-test/journal:whole', JSON.stringify(journalEntry)]
  ])
  const { peer } = await openController({ storage })

  const state = await peer.call('loadState', { protocolVersion })

  expect(state).toMatchObject({
    session: null,
    signInAttempt: null,
    settings: defaultSettings,
    journal: [journalEntry]
  })
})

it('keeps the id of a file from the first change on', async () => {
  const first = await openController()
  const { fileId } = await first.peer.call('loadState', { protocolVersion })
  await first.peer.call('placeComp', await samplePicture())

  const document = first.host.exportDocument()
  const second = await openController({ document })
  const state = await second.peer.call('loadState', { protocolVersion })

  expect(state.fileId).toBe(fileId)
})
