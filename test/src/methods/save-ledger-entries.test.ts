import { expect, it } from 'vitest'
import { breakMember } from '../break-member.ts'
import { openController } from '../open-controller.ts'
import { ledgerEntry } from '../saved-records.ts'

it('writes a key a license, and a reduced copy for others', async () => {
  const { peer, host } = await openController()
  const other = { ...ledgerEntry, id: 'license.e9', licenseId: 'e9' }

  const result = await peer.call('saveLedgerEntries', {
    entries: [ledgerEntry, other]
  })

  expect(result).toEqual({ saved: 2 })
  const kept = await host.evaluate<[string, string][]>(
    `return ['license:a1.1001', 'license:license.e9'].map(key => [
       figma.root.getPluginData(key),
       figma.root.getSharedPluginData('cleared', key)
     ])`
  )
  const read = kept.map(pair => pair.map((text): unknown => JSON.parse(text)))
  expect(read.map(([own]) => own)).toEqual([ledgerEntry, other])
  expect(read[0]?.[1]).toEqual({
    assetId: '1001',
    state: 'licensed',
    license: 'standard',
    licenseId: 'e123',
    at: ledgerEntry.at
  })
})

it('keeps what another person wrote at the same time', async () => {
  const { peer, host } = await openController()
  const theirs = { ...ledgerEntry, id: 'b2.1002', assetId: '1002' }
  await host.remotely(
    "figma.root.setPluginData('license:b2.1002', JSON.stringify(input))",
    theirs
  )

  await peer.call('saveLedgerEntries', { entries: [ledgerEntry] })

  const { ledger } = await peer.call('findComps', {})
  expect(ledger).toEqual(expect.arrayContaining([theirs, ledgerEntry]))
})

it('writes nothing when one entry is not usable', async () => {
  const { peer, host } = await openController()
  const before = host.exportDocument()
  const wrong = { ...ledgerEntry, license: 'x'.repeat(5000) }

  const failed = peer.call('saveLedgerEntries', {
    entries: [ledgerEntry, wrong]
  })

  await expect(failed).rejects.toMatchObject({ code: 'bad-input' })
  expect(host.exportDocument()).toEqual(before)
})

it('reads the newest five thousand of a stuffed ledger', async () => {
  const { peer, host } = await openController()
  await host.evaluate(
    `for (let i = 0; i < 5001; i++) {
       const entry = Object.assign({}, input, { id: 'a1.' + i })
       figma.root.setPluginData('license:' + entry.id, JSON.stringify(entry))
     }`,
    ledgerEntry
  )

  const { ledger } = await peer.call('findComps', {})

  expect(ledger).toHaveLength(5000)
  expect(ledger.at(-1)).toMatchObject({ id: 'a1.5000' })
})

it('is an undo step of its own', async () => {
  const { peer, host } = await openController()
  const box = host.user.add('RECTANGLE', { x: 0, y: 0, width: 9, height: 9 })
  await peer.call('saveLedgerEntries', { entries: [ledgerEntry] })

  host.user.undo()

  const { ledger } = await peer.call('findComps', {})
  expect(ledger).toEqual([])
  expect(host.node(box)).not.toBeNull()
})

it('fails when the file does not keep an entry', async () => {
  const controller = await openController()
  await controller.host.evaluate(
    `let kind = figma.root
     while (!Object.getOwnPropertyDescriptor(kind, 'setPluginData')) {
       kind = Object.getPrototypeOf(kind)
     }
     Object.defineProperty(kind, 'setPluginData', { value() {} })`
  )

  const failed = controller.peer.call('saveLedgerEntries', {
    entries: [ledgerEntry]
  })

  await expect(failed).rejects.toMatchObject({ code: 'document-full' })
})

it('fails when Figma takes no entry any more', async () => {
  const controller = await openController()
  await breakMember(controller, {
    of: 'figma.root',
    member: 'setPluginData',
    when: "given[0].startsWith('license:')"
  })

  const failed = controller.peer.call('saveLedgerEntries', {
    entries: [ledgerEntry]
  })

  await expect(failed).rejects.toMatchObject({ code: 'document-full' })
})
