import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { openController } from '../open-controller.ts'
import { ledgerEntry, toLedgerRecord } from '../saved-records.ts'

const begin = 'license:'
const one = toLedgerRecord(ledgerEntry)
const two = toLedgerRecord({
  ...ledgerEntry,
  id: 'license.e9',
  licenseId: 'e9'
})

it('writes one key per record, and a reduced copy for other tools', async () => {
  const { peer, host } = await openController()

  const result = await peer.call.saveRecords({ records: [one, two] })

  expect(result).toEqual({ newer: [] })
  const kept = await host.evaluate<[string, string][]>(
    `return ['license:a1.1001', 'license:license.e9'].map(key => [
       figma.root.getPluginData(key),
       figma.root.getSharedPluginData('cleared', key)
     ])`
  )
  expect(kept).toEqual([
    [one.text, one.publicText],
    [two.text, two.publicText]
  ])
})

it('shares nothing of a record without a reduced copy', async () => {
  const { peer, host } = await openController()
  const text = '{"v":1,"id":"r1","note":"Acme"}'

  await peer.call.saveRecords({ records: [{ key: 'request:r1', text }] })

  const exported = JSON.stringify(host.exportDocument())
  expect(exported.split('Acme')).toHaveLength(2)
})

it('deletes with an empty text, the reduced copy too', async () => {
  const { peer, host } = await openController()
  const before = host.exportDocument()
  await peer.call.saveRecords({ records: [one, two] })

  await peer.call.saveRecords({
    records: [one, two].map(({ key }) => ({ key, text: '' }))
  })

  const after = host.exportDocument()
  expect(JSON.stringify(after)).not.toContain('1001')
  expect(after.pages).toEqual(before.pages)
})

it('keeps a record that another person wrote at the same time', async () => {
  const { peer, host } = await openController()
  const theirs = toLedgerRecord({
    ...ledgerEntry,
    id: 'b2.1002',
    assetId: '1002'
  })
  await host.remotely('figma.root.setPluginData(input.key, input.text)', theirs)

  await peer.call.saveRecords({ records: [one] })

  const { records } = await peer.call.loadRecords({ begin })
  expect(records).toEqual({ [theirs.key]: theirs.text, [one.key]: one.text })
})

it('keeps a record of a newer version, and names it', async () => {
  const { peer, host } = await openController()
  const newer = '{"v":2,"id":"a1.1001"}'
  await host.evaluate('figma.root.setPluginData(input.key, input.newer)', {
    key: one.key,
    newer
  })

  const saved = await peer.call.saveRecords({ records: [one, two] })
  const deleted = await peer.call.saveRecords({
    records: [{ key: one.key, text: '' }]
  })

  expect([saved, deleted]).toEqual([{ newer: [one.key] }, { newer: [one.key] }])
  const { records } = await peer.call.loadRecords({ begin })
  expect(records).toEqual({ [one.key]: newer, [two.key]: two.text })
})

it.each([
  ['a text that is too long', { ...two, text: two.text.padEnd(4097) }],
  ['a copy that is too long', { ...two, publicText: 'x'.repeat(1001) }],
  ['a text that is not ours', { ...two, text: '[1]' }],
  ['a newer version', { ...two, text: two.text.replace('"v":1', '"v":2') }],
  ['the id of another key', { ...two, text: one.text }],
  ['no id', { key: 'license:', text: '{"v":1,"id":""}' }],
  ['a key of another kind', { key: 'file', text: '{"v":1,"id":"file"}' }],
  ['a key to delete of another kind', { key: 'image:a', text: '' }]
])('writes nothing when one record has %s', async (_what, wrong) => {
  const { peer, host } = await openController()
  const before = host.exportDocument()

  const failed = peer.call.saveRecords({ records: [one, wrong] })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(host.exportDocument()).toEqual(before)
})

it('is an undo step of its own', async () => {
  const { peer, host } = await openController()
  const box = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  await peer.call.saveRecords({ records: [one, two] })

  host.user.undo()

  const { records } = await peer.call.loadRecords({ begin })
  expect(records).toEqual({})
  expect(host.node(box)).not.toBeNull()
})

it('stays when a later change is undone', async () => {
  const { peer, host } = await openController()
  await peer.call.saveRecords({ records: [one] })
  await peer.call.saveRecords({ records: [two] })

  host.user.undo()

  const { records } = await peer.call.loadRecords({ begin })
  expect(records).toEqual({ [one.key]: one.text })
})

it('fails when the file does not keep a record', async () => {
  const controller = await openController()
  await controller.host.evaluate(
    `let kind = figma.root
     while (!Object.getOwnPropertyDescriptor(kind, 'setPluginData')) {
       kind = Object.getPrototypeOf(kind)
     }
     Object.defineProperty(kind, 'setPluginData', { value() {} })`
  )

  const failed = controller.peer.call.saveRecords({ records: [one] })

  await expect(failed).rejects.toMatchObject({ code: 'document-full' })
})

it('leaves no trace when Figma refuses one of several', async () => {
  const controller = await openController()
  const { host, peer } = controller
  await peer.call.saveRecords({ records: [one] })
  await breakMember(controller, {
    of: 'figma.root',
    member: 'setPluginData',
    when: "given[0] === 'license:license.e9'"
  })
  const before = host.exportDocument()

  const changed = { ...ledgerEntry, licensee: 'Rae' }
  const records = [toLedgerRecord(changed), two]
  const failed = peer.call.saveRecords({ records })

  await expect(failed).rejects.toMatchObject({ code: 'document-full' })
  expect(host.exportDocument()).toEqual(before)
})
