import { beforeEach, expect, it } from 'vitest'
import type { LedgerEntry } from '../../../contract/document.ts'
import { changeText } from '../set-up/change-text.ts'
import { forgetRecords } from '../set-up/forget-records.ts'
import { ledgerOf, license } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { useComp } from '../set-up/use-comp.ts'

const comp = useComp('designer')
const { stack } = comp
let written: LedgerEntry

beforeEach(async () => {
  await license(comp.file, [comp.assetId])
  const [entry] = await ledgerOf(comp.file)
  if (!entry) throw new Error('The ledger is empty.')
  written = entry
})

function ownedIn(fileId: string | null) {
  return [{ entry: written, fileId }]
}

it('restores licenses that an undo removed from the ledger', async () => {
  const { panel, headless } = comp.file
  const fileId = panel.$fileId.get()
  // Undo the paints, the deleted claims and the ledger.
  for (let step = 0; step < 3; step += 1) headless.host.user.undo()
  expect(await ledgerOf(comp.file)).toEqual([])

  const restored = await panel.restoreLicenses(ownedIn(fileId))

  expect(restored).toBe(1)
  expect(await ledgerOf(comp.file)).toEqual([written])
})

it('writes nothing where nothing is missing', async () => {
  const { panel, headless } = comp.file
  const before = headless.host.exportDocument()

  const restored = await panel.restoreLicenses(ownedIn(panel.$fileId.get()))

  expect(restored).toBe(0)
  expect(headless.host.exportDocument()).toEqual(before)
})

it('is an undo step of its own', async () => {
  const { panel, headless } = comp.file
  await forgetRecords(comp.file, 'license:')
  await panel.restoreLicenses(ownedIn(panel.$fileId.get()))
  const before = headless.host.exportDocument().pages

  headless.host.user.undo()

  expect(await ledgerOf(comp.file)).toEqual([])
  expect(headless.host.exportDocument().pages).toEqual(before)
})

it('rebuilds the licenses of another person’s file from its layers', async () => {
  const { panel } = comp.file
  await forgetRecords(comp.file, 'license:', 'image:', 'file')

  await panel.restoreLicenses([])

  const { assetId, mediaType, licenseId, size, format } = written
  expect(await ledgerOf(comp.file)).toMatchObject([
    {
      id: `license.${licenseId}`,
      assetId,
      mediaType,
      licenseId,
      license: 'standard',
      size,
      format,
      licensee: ''
    }
  ])
})

it('recognises a copied layer by the account’s license', async () => {
  const { panel } = comp.file
  await forgetRecords(comp.file, 'license:', 'image:', 'file')

  await panel.restoreLicenses(ownedIn(null))

  expect(await ledgerOf(comp.file)).toEqual([written])
})

it('restores a license once when the file is checked, even after undo', async () => {
  const { panel, headless } = comp.file
  panel.closeLicensing()
  await forgetRecords(comp.file, 'license:')
  await panel.checkFile()

  await panel.completeLedger()
  expect(await ledgerOf(comp.file)).toEqual([written])
  headless.host.user.undo()
  await panel.checkFile()
  await panel.completeLedger()

  expect(await ledgerOf(comp.file)).toEqual([])
})

it('leaves a file with a complete ledger alone', async () => {
  const { panel, headless } = comp.file
  panel.closeLicensing()
  await panel.checkFile()
  const before = headless.host.exportDocument()
  const calls: string[] = []
  panel.window.onCall(({ method }) => void calls.push(method))

  await panel.completeLedger()

  expect(calls).not.toContain('saveRecords')
  expect(headless.host.exportDocument()).toEqual(before)
})

it('finds the number of a license whose purchase was forgotten', async () => {
  const { panel, headless } = comp.file
  panel.closeLicensing()
  const pending = { ...written, licenseId: null }
  await headless.host.evaluate(
    `figma.root.setPluginData('license:' + input.id, JSON.stringify(input))`,
    pending
  )
  for (const key of stack.storage.keys()) {
    if (key.includes('/owned:')) stack.storage.delete(key)
  }
  const file = await stack.reopen(comp.file)
  await file.panel.checkFile()
  const { $file } = file.panel
  const shown = $file.get()

  await file.panel.lookUpLicenses(shown.state === 'ready' ? shown.assets : [])
  await file.panel.completeLedger()

  expect(await ledgerOf(file)).toEqual([written])
  expect($file.get()).toMatchObject({ ledger: [written] })
})

it.each([-400, 0, 400])(
  'finds the number of a purchase whose clock was %i days ahead',
  async days => {
    stack.ahead = days * 24 * 3_600_000
    await forgetRecords(comp.file, 'license:')
    const [other] = await placeResults(comp.file, 'forest', 1)
    let isHidden = true
    stack.network.breakAll(async (line, go) => {
      if (!line.startsWith(`GET ${addresses.service}/v2/images/licenses`)) {
        return go()
      }
      // Imitate a service that keeps no notes.
      const rename = (text: string) => text.replaceAll('"other"', '"none"')
      return changeText(await go(), isHidden ? () => '{"data":[]}' : rename)
    })
    await license(comp.file, [other?.assetId ?? ''])
    const [pending] = await ledgerOf(comp.file)
    for (const key of stack.storage.keys()) {
      if (/\/(?:owned|journal):/.test(key)) stack.storage.delete(key)
    }
    isHidden = false
    const file = await stack.reopen(comp.file)
    await file.panel.checkFile()
    const { $file } = file.panel
    const shown = $file.get()

    await file.panel.lookUpLicenses(shown.state === 'ready' ? shown.assets : [])
    await file.panel.completeLedger()

    const numbered = await ledgerOf(file)
    expect(pending).toMatchObject({ licenseId: null, knownIds: [] })
    const own = numbered.find(({ id }) => id === pending?.id)
    expect(own?.licenseId).toMatch(/^\w+$/)
    expect(own).not.toHaveProperty('knownIds')
  }
)

it('restores at the start, once in a session', async () => {
  await forgetRecords(comp.file, 'license:')

  const file = await stack.reopen(comp.file)
  await stack.calm()
  const first = await ledgerOf(file)
  file.headless.host.user.undo()
  await file.panel.checkFile()
  await file.panel.completeLedger()

  expect(first).toEqual([written])
  expect(await ledgerOf(file)).toEqual([])
})
