import { expect, it } from 'vitest'
import type { LedgerEntry } from '../../../contract/document.ts'
import { readRecord } from '../../../contract/read-record.ts'
import { createWorld, openPanel } from '../open-panel.ts'
import { ledgerEntry } from '../ledger-entry.ts'

async function openLedger(...entries: LedgerEntry[]) {
  const { document } = await openPanel(createWorld())
  for (const entry of entries) {
    document.records.set(`license:${entry.id}`, JSON.stringify(entry))
  }
  const { saveLicenses } = await import('../../../ui/holdings/save-licenses.ts')
  const { loadFileRecords } =
    await import('../../../ui/records/load-file-records.ts')
  const saves = () =>
    document.calls.filter(name => name === 'saveRecords').length
  return { document, saveLicenses, loadFileRecords, saves }
}

it('writes each license once, under the key that it has', async () => {
  const pending = ledgerEntry({ id: 'a1.1', licenseId: null })
  const { document, saveLicenses } = await openLedger(pending)

  await saveLicenses([
    { ...pending, licenseId: 'e1' },
    ledgerEntry({ licensee: 'Rae' }),
    ledgerEntry({ id: 'license.e2', licenseId: 'e2' })
  ])

  const kept = Array.from(document.records, ([key, text]) => [
    key,
    readRecord('license', key, text)
  ])
  expect(kept).toEqual([
    ['license:a1.1', { ...pending, licenseId: 'e1', licensee: 'Rae' }],
    ['license:license.e2', ledgerEntry({ id: 'license.e2', licenseId: 'e2' })]
  ])
})

it('adds its number to a pending entry that was also listed', async () => {
  const pending = ledgerEntry({ id: 'a1.1', licenseId: null })
  const { document, saveLicenses } = await openLedger(pending, ledgerEntry())

  await saveLicenses([{ ...pending, licenseId: 'e1' }])

  const kept = Array.from(document.records, ([key, text]) =>
    readRecord('license', key, text)
  )
  expect(kept).toEqual([{ ...pending, licenseId: 'e1' }, ledgerEntry()])
})

it('cuts no character of a long name in half', async () => {
  const { document, saveLicenses } = await openLedger()

  await saveLicenses([
    ledgerEntry({ licensee: `${'x'.repeat(199)}😀`, subscription: 'Team' })
  ])

  const [text = ''] = document.records.values()
  expect(JSON.parse(text)).toMatchObject({ licensee: 'x'.repeat(199) })
})

it('does not write known licenses again', async () => {
  const { saveLicenses, saves } = await openLedger(
    ledgerEntry({ id: 'a1.1', subscription: 'Team' })
  )

  await saveLicenses([])
  await saveLicenses([ledgerEntry()])

  expect(saves()).toBe(0)
})

it('keeps an entry with long or odd names readable', async () => {
  const { document, saveLicenses, loadFileRecords } = await openLedger()
  const long = '\u0000"\\\n'.repeat(900)
  const project = { job: long, client: long, purchaseOrder: long, other: long }

  await saveLicenses([
    ledgerEntry({ licensee: long, subscription: long, project })
  ])

  const [text = ''] = document.records.values()
  expect(text.length).toBeLessThan(4096)
  expect((await loadFileRecords('license')).records).toHaveLength(1)
})

it('counts unreadable records and those above the limit', async () => {
  const { document, loadFileRecords } = await openLedger(ledgerEntry())
  const newer = JSON.stringify({ ...ledgerEntry({ id: 'b' }), v: 2 })
  document.records.set('license:b', newer)
  document.records.set('license:c', 'no JSON')
  document.records.set('license:d', JSON.stringify(ledgerEntry({ id: 'e' })))
  document.records.set('request:r1', 'of another kind')

  const found = await loadFileRecords('license')

  expect(found).toEqual({ records: [ledgerEntry()], unread: 3, beyond: 0 })
})

it('shares only licenses with other tools, and no names', async () => {
  const { document, saveLicenses } = await openLedger()
  const publicTexts: (string | undefined)[] = []
  document.before.saveRecords = input => {
    const { records } = input as { records: { publicText?: string }[] } // ours
    publicTexts.push(...records.map(({ publicText }) => publicText))
  }
  const { saveFileRecords } =
    await import('../../../ui/records/save-file-records.ts')
  const { at, id, assetId, mediaType } = ledgerEntry()

  await saveLicenses([ledgerEntry({ subscription: 'Team' })])
  await saveFileRecords('aside', [
    { v: 1, id, assetId, mediaType, reason: 'Ours', who: 'Dana', at }
  ])

  const reduced = { assetId: '1', state: 'licensed', license: 'standard' }
  expect(publicTexts).toEqual([
    JSON.stringify({ ...reduced, licenseId: 'e1', at }),
    undefined
  ])
})
