import { beforeEach, expect, it } from 'vitest'
import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
const { id, shareCode, name } = teamCollection
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'lead')
})

/** Pins a collection as the panel does once the person agreed. */
async function pin({ panel }: OpenFile): Promise<string | undefined> {
  const accountId = panel.accountFor('collections.view')
  const { code } = await panel.fetchShare(id, { accountId })
  const pinned = { id, name, shareCode: code ?? '' }
  return (await panel.pinCollection(pinned))?.code
}

async function pinsIn({ panel }: OpenFile) {
  await panel.readPins()
  return panel.$pins.get().pins
}

it('shows everybody in the file what is pinned, and who pinned it', async () => {
  await pin(file)

  const mate = await switchAccount(stack, file, 'mate')
  const pins = await pinsIn(mate)
  await mate.panel.openShared({ id, code: pins[0]?.shareCode ?? '' })

  expect(pins).toMatchObject([
    { id, name, shareCode, who: 'Lead Demo', at: expect.stringMatching(/Z$/) }
  ])
  expect(mate.panel.sharedAssets.$list.get()).toMatchObject({
    state: 'ready',
    collection: { name, count: 3 },
    assets: [{}, {}, {}],
    more: 'none'
  })
})

it('keeps the code out of what other plugins can read', async () => {
  await pin(file)

  const shared = await file.headless.host.evaluate<string[]>(
    `return figma.root.getSharedPluginDataKeys('cleared')
      .map(key => key + figma.root.getSharedPluginData('cleared', key))`
  )
  const own = JSON.stringify(file.headless.host.exportDocument())
  expect(own).toContain(shareCode)
  expect(shared.join()).not.toContain(shareCode)
})

it('opens no pin while signed out, but says what to do', async () => {
  await pin(file)
  await file.panel.signOut()

  const pins = await pinsIn(file)
  await file.panel.openShared({ id, code: shareCode })

  expect(pins).toHaveLength(1)
  expect(file.panel.sharedAssets.$list.get()).toMatchObject({
    state: 'failed',
    error: { code: 'signed-out' }
  })
})

it('says that a collection is missing when it is no longer shared', async () => {
  const mate = await switchAccount(stack, file, 'mate')

  await mate.panel.openShared({ id, code: 'another-code' })

  expect(mate.panel.sharedAssets.$list.get()).toMatchObject({
    state: 'failed',
    error: { code: 'not-found' }
  })
})

it('pins nothing while signed out', async () => {
  await file.panel.signOut()

  const error = await file.panel.pinCollection({ id, name, shareCode })

  expect(error?.code).toBe('signed-out')
  expect(await pinsIn(file)).toEqual([])
})

it('lets any editor of the file unpin, and warns that the code is known', async () => {
  await pin(file)
  const mate = await switchAccount(stack, file, 'mate')
  await pinsIn(mate)

  await mate.panel.unpin(id)

  expect(await pinsIn(mate)).toEqual([])
  expect(readNotices(mate)).toMatch(/Unpinned .*can still view/)
})

it('saves an own copy', async () => {
  const mate = await switchAccount(stack, file, 'mate')

  await mate.panel.copyShared({ id, code: shareCode }, name)

  await mate.panel.readCollections()
  expect(mate.panel.listed()).toMatchObject([{ name, count: 3 }])
  expect(mate.panel.listed()[0]?.id).not.toBe(id)
})

it('gives a link that opens an own collection for others', async () => {
  const accountId = file.panel.accountFor('collections.view')
  const { url } = await file.panel.fetchShare(id, { accountId })

  const mate = await switchAccount(stack, file, 'mate')
  const ref = mate.panel.readShareAddress(url ?? '')
  await mate.panel.openShared(ref ?? { id: '', code: '' })

  expect(ref).toEqual({ id, code: shareCode })
  expect(mate.panel.sharedAssets.$list.get()).toMatchObject({ state: 'ready' })
})

it('tolerates pins that another plugin wrote', async () => {
  const pinned = (change: object) =>
    JSON.stringify({
      v: 1,
      id: '1',
      name: '<img src=x onerror=alert(1)>\u202e',
      shareCode: 'c',
      who: '</script>',
      at: 'never',
      ...change
    })
  const texts: [key: string, text: string][] = [
    ['pin:1', pinned({})],
    ['pin:2', pinned({ id: '../../user' })],
    ['pin:../../user', pinned({ id: '../../user' })],
    ['pin:3', pinned({ id: '3', v: 2 })],
    ['pin:4', pinned({ id: '4', name: 'x'.repeat(2000) })],
    ['pin:5', pinned({ id: '5', shareCode: '' })],
    ['pin:6', '{"v":1'],
    ...Array.from({ length: 40 }, (_, i): [string, string] => [
      `pin:9${i}`,
      pinned({ id: `9${i}` })
    ])
  ]
  await file.headless.host.evaluate(
    'Object.keys(input).forEach(key => figma.root.setPluginData(key, input[key]))',
    Object.fromEntries(texts)
  )

  const pins = await pinsIn(file)

  expect(pins).toHaveLength(20)
  expect(file.panel.$pins.get().more).toBe(21)
  expect(readNotices(file)).toBe('Signed in as Lead Demo')
})
