import { expect, it } from 'vitest'
import { handshake } from '../handshake.ts'
import { openController } from '../open-controller.ts'

/** A store of 5 MB with this many bytes left. */
function nearlyFullStorage(left: number): Map<string, unknown> {
  const around = 'filler""'.length
  const size = 5 * 1024 * 1024 - around - left
  return new Map([['cleared-test/filler', 'x'.repeat(size)]])
}

class ForgetfulStorage extends Map<string, unknown> {
  override set(name: string, _value: unknown): this {
    return super.set(name, 'something else')
  }
}

const session = { key: 'session', text: '{"accessToken":"token-1"}' }
const entry = { key: 'journal:a1', text: '{"id":"a1"}' }

it('keeps texts in client storage and nowhere in the file', async () => {
  const { peer, host, storage } = await openController()
  const before = host.exportDocument()

  await peer.call.saveText(session)
  await peer.call.saveText(entry)

  const { items } = await peer.call.loadSaved({ begin: 'journal:' })
  expect(items).toEqual([entry])
  expect([...storage]).toEqual([
    ['cleared-test/session', session.text],
    ['cleared-test/journal:a1', entry.text]
  ])
  expect(host.exportDocument()).toEqual(before)
})

it('forgets a text that is null, and no other', async () => {
  const { peer } = await openController()
  await peer.call.saveText(session)
  await peer.call.saveText(entry)

  await peer.call.saveText({ key: 'session', text: null })

  const { items } = await peer.call.loadSaved({ begin: 'journal:' })
  expect(items).toEqual([entry])
})

it('leaves out keys with other prefixes', async () => {
  const { peer } = await openController()
  for (const key of ['journal:a1.1', 'journal:a1.2', 'journal:b1.1']) {
    await peer.call.saveText({ key, text: '{}' })
  }

  const asked = { begin: 'journal:', but: ['journal:a1.'] }
  const { items } = await peer.call.loadSaved(asked)

  expect(items.map(({ key }) => key)).toEqual(['journal:b1.1'])
})

it('loads in a second window the texts that the first one saved', async () => {
  const first = await openController()
  const second = await openController({ storage: first.storage })

  await first.peer.call.saveText(session)

  const { items } = await second.peer.call.loadSaved({ begin: 'session' })
  expect(items).toEqual([session])
})

it('reports that the store is full, and writes nothing', async () => {
  const { peer, storage } = await openController({
    storage: nearlyFullStorage(20)
  })

  const failed = peer.call.saveText(entry)

  await expect(failed).rejects.toMatchObject({ code: 'storage-full' })
  expect(storage.size).toBe(1)
})

it('fails when a text does not read back as written', async () => {
  const { peer } = await openController({ storage: new ForgetfulStorage() })

  const failed = peer.call.saveText(entry)

  await expect(failed).rejects.toMatchObject({ code: 'storage-failed' })
})

it.each(['session', 'settings'])(
  'accepts a %s that two windows save at the same time',
  async key => {
    const first = await openController()
    const second = await openController({ storage: first.storage })

    const saved = [first, second].map(({ peer }, i) =>
      peer.call.saveText({ key, text: `${i}` })
    )

    await expect(Promise.all(saved)).resolves.toEqual([null, null])
    expect(['0', '1']).toContain(first.storage.get(`cleared-test/${key}`))
  }
)

it('keeps the newest of texts saved at once', async () => {
  const { peer } = await openController()
  const { key } = entry

  await Promise.all(
    ['1', '2', '3'].map(text => peer.call.saveText({ key, text }))
  )

  const { items } = await peer.call.loadSaved({ begin: key })
  expect(items).toEqual([{ key, text: '3' }])
})

it('continues after a text that could not be saved', async () => {
  const { peer } = await openController({ storage: nearlyFullStorage(100) })
  const { key } = entry
  const large = peer.call.saveText({ key, text: 'x'.repeat(200) })

  const small = peer.call.saveText(entry)

  await expect(large).rejects.toMatchObject({ code: 'storage-full' })
  await expect(small).resolves.toBeNull()
})

it('keeps the id of a file that a text names', async () => {
  const first = await openController()
  const { fileId } = await first.peer.call.loadState(handshake)

  const text = JSON.stringify({ fileId })
  await first.peer.call.saveText({ key: 'journal:a1', text })

  const document = first.host.exportDocument()
  const second = await openController({ document })
  const state = await second.peer.call.loadState(handshake)
  expect(state.fileId).toBe(fileId)
})

it('keeps the id even when undo removed it', async () => {
  const first = await openController()
  const { host, peer } = first
  const { fileId } = await peer.call.loadState(handshake)
  const text = JSON.stringify({ fileId })
  await peer.call.saveText({ key: 'journal:a1', text })
  host.user.add('RECTANGLE', { x: 0, y: 0, width: 10, height: 10 })
  host.user.undo()
  host.user.undo()

  host.closePlugin()
  const document = host.exportDocument()

  const second = await openController({ document })
  const state = await second.peer.call.loadState(handshake)
  expect(state.fileId).toBe(fileId)
})

it.each([
  { key: '', text: 'a' },
  { key: 'session', text: { accessToken: 'token-1' } },
  { key: 'session' }
])('refuses %o', async wrong => {
  const { peer, storage } = await openController()

  const failed = peer.call.saveText(wrong as never) // wrong on purpose

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(storage.size).toBe(0)
})
