import { beforeEach, expect, it } from 'vitest'
import { forgetRecords } from '../set-up/forget-records.ts'
import { license } from '../set-up/licensing.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let ids: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  const placed = await placeResults(file, 'mountain', 2)
  ids = placed.map(({ assetId }) => assetId)
})

/** Checks the file and the account's history. */
async function check({ panel }: OpenFile) {
  await panel.checkFile()
  const found = panel.$file.get()
  if (found.state !== 'ready') throw new Error(JSON.stringify(found))
  await panel.lookUpLicenses(found.assets)
  return rightsOf({ panel })
}

function rightsOf({ panel }: Pick<OpenFile, 'panel'>) {
  const rights = panel.$rights.get()
  if (!rights) throw new Error('The file was not checked.')
  const states = ids.map(
    id => rights.assets.find(({ found }) => found.assetId === id)?.rights.state
  )
  return { kind: rights.verdict.kind, verdict: rights.verdict, states }
}

it('passes assets that the account’s history confirms', async () => {
  const before = await check(file)
  await license(file, ids)

  const after = await check(file)

  expect(before).toMatchObject({ kind: 'fail', states: ['comp', 'comp'] })
  expect(after).toMatchObject({
    kind: 'pass',
    states: ['licensed', 'licensed']
  })
})

it('shows licenses obtained since the check without a new one', async () => {
  await check(file)

  await license(file, ids)
  await stack.until(() => rightsOf(file).kind === 'pass')

  expect(rightsOf(file).states).toEqual(['licensed', 'licensed'])
})

it('does not pass assets that only a teammate claims to have licensed', async () => {
  await license(file, ids)
  const opened = await switchAccount(stack, file, 'metered')

  const { kind, states } = await check(opened)

  expect(kind).toBe('recorded')
  expect(states).toEqual(['claimed', 'claimed'])
  const [first] = opened.panel.$rights.get()?.assets ?? []
  expect(first?.rights.holding).toMatchObject({
    kind: 'claimed',
    entry: { licensee: 'Designer Demo' },
    isLookedUp: true
  })
})

it('does not pass a licensed file without a record', async () => {
  await license(file, ids)
  await forgetRecords(file, 'license:')
  await file.headless.host.evaluate(
    `const layers = figma.currentPage.findAll(() => true)
    layers.forEach(layer => layer.setPluginData('provenance', ''))`
  )
  const opened = await switchAccount(stack, file, 'metered')

  expect(await check(opened)).toMatchObject({
    kind: 'unsure',
    states: ['unknown', 'unknown']
  })
})

it('knows a comp that the account licensed elsewhere', async () => {
  await licenseElsewhere(stack, 'designer', ids.slice(0, 1))

  const { kind, verdict } = await check(file)

  const [first] = file.panel.$rights.get()?.assets ?? []
  expect(kind).toBe('fail')
  expect(verdict).toMatchObject({ comps: 2, unlicensed: 1 })
  expect(first?.rights.holding).toMatchObject({ kind: 'confirmed' })
})

it('says what was not checked while nobody is signed in', async () => {
  await license(file, ids)
  await file.panel.signOut()

  expect(await check(file)).toMatchObject({
    kind: 'recorded',
    verdict: { claimed: 2, unchecked: 2 }
  })
})

it('dismisses an asset with a reason, and restores it', async () => {
  await license(file, ids.slice(0, 1))
  await check(file)
  const away = { assetId: ids[1] ?? '', mediaType: 'image' as const }

  await file.panel.putAside(away, 'The client has its own license')
  const put = rightsOf(file)
  const reopened = await stack.reopen(file)
  const again = await check(reopened)
  const shown = reopened.panel.$rights
    .get()
    ?.assets.find(({ found }) => found.assetId === away.assetId)
  await reopened.panel.takeBack(away)
  const taken = rightsOf(reopened)

  expect(put).toMatchObject({ kind: 'pass', states: ['licensed', 'aside'] })
  expect(again).toMatchObject({ kind: 'pass', verdict: { aside: 1 } })
  expect(shown?.rights.aside).toMatchObject({
    who: 'Designer Demo',
    reason: 'The client has its own license'
  })
  expect(taken).toMatchObject({ kind: 'fail', states: ['licensed', 'comp'] })
})

it('restores a dismissed asset with an undo', async () => {
  await check(file)
  const away = { assetId: ids[0] ?? '', mediaType: 'image' as const }
  await file.panel.putAside(away, 'A draft')

  file.headless.host.user.undo()
  await file.panel.refreshRecords()

  expect(rightsOf(file).states).toEqual(['comp', 'comp'])
})

it('distinguishes adopted comps from placed ones', async () => {
  const { host } = file.headless
  await host.evaluate(
    `figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('image:') === 0)
      .forEach(key => {
        const entry = JSON.parse(figma.root.getPluginData(key))
        entry.isAdopted = true
        figma.root.setPluginData(key, JSON.stringify(entry))
      })`
  )

  expect((await check(file)).states).toEqual(['adopted', 'adopted'])
})
