import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RecordKind } from '../../../contract/records.ts'
import { searchesIn } from '../../../contract/settings.ts'
import type { Settings } from '../../../contract/settings.ts'
import {
  readLeftBehind,
  readSaved,
  storedVersions
} from '../../fixtures/left-behind.ts'
import type { AssetName, LeftBehind } from '../../fixtures/left-behind.ts'
import { openLeftBehind } from '../../fixtures/open-left-behind.ts'
import type { LeftBehindStack } from '../../fixtures/open-left-behind.ts'
import { loadBundledPanel } from '../set-up/bundle-panel.ts'
import { recordsOf } from '../set-up/layers.ts'
import {
  journalOf,
  ledgerOf,
  license,
  licensePosts
} from '../set-up/licensing.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'

/** Kinds of records that do not change when the file is opened. */
const lasting: readonly RecordKind[] = [
  'request',
  'aside',
  'answer',
  'mark',
  'project',
  'pin'
]

describe.each(storedVersions)('what %s left behind', version => {
  let left: LeftBehind
  let stack: LeftBehindStack
  let file: OpenFile

  beforeEach(async () => {
    left = readLeftBehind(version)
    stack = await openLeftBehind(left, { loadPanel: loadBundledPanel })
    file = await stack.openFile(left.document)
  })

  afterEach(() => stack.close())

  /** Resolves when nothing happens by itself any more. */
  async function waitUntilResumed(): Promise<void> {
    const isOver = ({ state }: { state: string }) =>
      ['doubtful', 'refused', 'closed'].includes(state)
    await stack.until(() => journalOf(stack).every(isOver))
    await stack.until(() => /interrupted/.test(readNotices(file)))
  }

  /** The states that the layers of these assets record. */
  async function statesOf(...names: AssetName[]) {
    const { assets, layers } = left.facts
    const layerIds = names.map(name => layers[assets[name]] ?? '')
    const records = await Promise.all(layerIds.map(id => recordsOf(file, id)))
    return records.map(({ own }) => own.state)
  }

  it('finishes each purchase by its outcome, and buys nothing', async () => {
    const { assets } = left.facts
    await waitUntilResumed()

    expect(licensePosts(stack)).toBe(0)
    const ended = ['arrived', 'unknown', 'paid', 'recorded', 'placed'] as const
    const over = ['licensed', 'licensedToo', 'closed', 'swap'] as const
    expect(new Set(await statesOf(...ended, ...over))).toEqual(
      new Set(['licensed'])
    )
    const never = ['prepared', 'neverArrived', 'refused'] as const
    const open = ['underWay', 'doubtful', 'watched', 'plain'] as const
    expect(new Set(await statesOf(...never, ...open))).toEqual(
      new Set(['comp'])
    )
    const doubtful = journalOf(stack).filter(one => one.state === 'doubtful')
    expect(doubtful.map(({ assetId }) => assetId).toSorted()).toEqual(
      [assets.underWay, assets.doubtful].toSorted()
    )
    expect(readNotices(file)).toContain(
      '4 licensed; 2 not licensed, at no charge; 2 uncertain; 1 swapped.'
    )
  })

  it('records each license in the ledger with its number', async () => {
    const { assets } = left.facts
    await waitUntilResumed()

    const ledger = await ledgerOf(file)

    expect(ledger.filter(({ licenseId }) => licenseId === null)).toEqual([])
    const names = ['licensed', 'licensedToo', 'arrived', 'unknown'] as const
    const later = ['paid', 'recorded', 'placed', 'swap'] as const
    expect(ledger.map(({ assetId }) => assetId).toSorted()).toEqual(
      [...names, ...later].map(name => assets[name]).toSorted()
    )
  })

  it('knows every layer', async () => {
    await waitUntilResumed()
    await file.panel.checkFile()
    await stack.calm()

    const found = file.panel.$file.get()
    const uses = found.state === 'ready' ? found.assets : []
    expect(
      Object.fromEntries(uses.map(one => [one.assetId, one.uses.length]))
    ).toEqual({
      ...Object.fromEntries(
        Object.values(left.facts.assets).map(assetId => [assetId, 1])
      ),
      [left.facts.assets.licensed]: 2 // and its copy on the second page
    })
  })

  it('keeps what the file records', async () => {
    await waitUntilResumed()
    const keys = await file.headless.host.evaluate<string[]>(
      'return figma.root.getPluginDataKeys()'
    )

    for (const kind of lasting) {
      const { records } = await file.panel.loadFileRecords(kind)
      const written = keysOf(left, `${kind}:`)
      expect(records.map(({ id }) => `${kind}:${id}`).toSorted()).toEqual(
        written
      )
      expect(written).not.toEqual([])
    }
    expect(keys).toEqual(expect.arrayContaining(keysOf(left, 'image:')))
  })

  it('keeps the settings', () => {
    const saved = readSaved(left, 'settings') as Settings // the version wrote it

    const recentSearches = searchesIn(saved.recentSearches)
    expect(recentSearches).not.toEqual([])
    expect(file.panel.$settings.get()).toMatchObject({
      ...saved,
      recentSearches
    })
    expect(file.headless.panel()).toMatchObject({
      width: saved.width,
      height: saved.height
    })
  })

  it('keeps the session, and refreshes it', async () => {
    const before = file.panel.$session.get()
    await waitUntilResumed()
    await stack.clock.advance(61 * 60_000)

    await file.panel.fetchSubscriptions()

    expect(before).toMatchObject({ state: 'in', userName: 'Metered Demo' })
    expect(stack.network.asked).toContain(
      `POST ${addresses.gateway}/sessions/refresh`
    )
    expect(file.panel.$session.get()).toMatchObject({ state: 'in' })
    expect(file.panel.$subscriptions.get()).toMatchObject({ state: 'ready' })
  })

  it('finishes the sign-in that is waiting for its code', async () => {
    await waitUntilResumed()
    const waiting = file.panel.$signIn.get()

    await file.panel.redeemPairingCode(left.facts.pairingCode)

    expect(waiting).toMatchObject({ step: 'waiting', ready: true })
    expect(file.panel.$signIn.get()).toEqual({ step: 'none' })
    expect(readNotices(file)).toMatch(/Signed in as Metered Demo/)
  })

  it('licenses a comp that the old version placed', async () => {
    await waitUntilResumed()

    await license(file, [left.facts.assets.plain])

    expect(await statesOf('plain')).toEqual(['licensed'])
    expect(licensePosts(stack)).toBe(1)
  })
})

/** Keys of the file's own records with this prefix. */
function keysOf({ document }: LeftBehind, prefix: string): string[] {
  const { root } = document.pluginData as {
    root: Record<string, Record<string, string>>
  } // the host wrote it
  const [own = {}] = Object.entries(root).flatMap(([name, data]) =>
    name.startsWith('p:') ? [data] : []
  )
  return Object.keys(own)
    .filter(key => key.startsWith(prefix))
    .toSorted()
}
