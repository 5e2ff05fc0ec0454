import { expect, it } from 'vitest'
import { defaultSettings } from '../../../contract/settings.ts'
import { openController } from '../open-controller.ts'
import { session } from '../saved-records.ts'

it('keeps a session in client storage and nowhere in the file', async () => {
  const { peer, host, storage } = await openController()

  await peer.call('saveSession', { session })

  expect(await peer.call('loadSession', {})).toEqual({ session })
  expect([...storage.keys()]).toEqual(['cleared-test/session'])
  expect(JSON.stringify(host.exportDocument())).not.toContain('token-1')
})

it('forgets a session that is null', async () => {
  const { peer, storage } = await openController()
  await peer.call('saveSession', { session })

  await peer.call('saveSession', { session: null })

  expect(await peer.call('loadSession', {})).toEqual({ session: null })
  expect(storage.size).toBe(0)
})

it('shows a second window what the first one saved', async () => {
  const first = await openController()
  const second = await openController({ storage: first.storage })

  await first.peer.call('saveSession', { session })

  expect(await second.peer.call('loadSession', {})).toEqual({ session })
})

it('says that the store is full', async () => {
  const filler = 'x'.repeat(5 * 1024 * 1024 - 100)
  const storage = new Map([['cleared-test/filler', filler]])
  const { peer } = await openController({ storage })

  const failed = peer.call('saveSettings', { settings: defaultSettings })

  await expect(failed).rejects.toMatchObject({ code: 'storage-full' })
})

it('refuses what is not a session', async () => {
  const { peer, storage } = await openController()
  const wrong = { ...session, accessToken: '' }

  const failed = peer.call('saveSession', { session: wrong })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(storage.size).toBe(0)
})
