import { beforeEach, expect, it } from 'vitest'
import { teamCollection } from '../../../dev/service/accounts/team-collection.ts'
import { assetKey } from '../../../contract/asset-key.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
const { id, shareCode, name } = teamCollection
const path = `/v2/images/collections/${id}`
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'lead')
  await file.panel.pinCollection({ id, name, shareCode })
})

/** Reads the pins, and their counts if asked. */
async function gained({ panel }: OpenFile, isAsked = true) {
  await panel.readPins()
  if (isAsked) await panel.readPinCounts(panel.$pins.get().pins)
  return panel.$gained.get().get(id) ?? 0
}

/** Opens it as a mate, and has the lead add images while that one is away. */
async function addSince(count: number): Promise<OpenFile> {
  await file.panel.openShared({ id, code: shareCode })
  await stack.clock.advance(1000)
  const inIt = keysOfShared()
  await file.panel.search('forest')
  const keys = readResults(file.panel).map(assetKey)
  const others = keys.filter(key => !inIt.includes(key))
  await file.panel.addToCollection({ id, name }, others.slice(0, count))
  await stack.clock.advance(1000)
  return stack.reopen(file)
}

it('says how many images a pin gained since it was opened', async () => {
  const later = await addSince(2)

  expect(await gained(later)).toBe(2)
  await later.panel.openShared({ id, code: shareCode })
  expect(await gained(later)).toBe(0)
})

it('says nothing of a pin that was never opened', async () => {
  const before = stack.service.arrivals.count('GET', path)

  expect(await gained(file)).toBe(0)
  expect(stack.service.arrivals.count('GET', path)).toBe(before)
})

it('asks once for each, and nothing for the start page', async () => {
  const later = await addSince(1)
  const before = stack.service.arrivals.count('GET', path)

  await gained(later, false)
  const atStart = stack.service.arrivals.count('GET', path)
  await gained(later)
  await gained(later)

  expect(atStart).toBe(before)
  expect(stack.service.arrivals.count('GET', path)).toBe(before + 1)
})

it('says nothing while signed out', async () => {
  const later = await addSince(1)
  await later.panel.signOut()

  expect(await gained(later)).toBe(0)
})

it('counts nothing that was taken out', async () => {
  await file.panel.openShared({ id, code: shareCode })
  const [first = ''] = keysOfShared()
  await file.panel.removeFromCollection({ id, name }, [first])
  await stack.clock.advance(1000)
  const later = await stack.reopen(file)

  expect(await gained(later)).toBe(0)
})

function keysOfShared(): string[] {
  const shown = file.panel.sharedAssets.$list.get()
  return shown.state === 'ready' ? shown.assets.map(assetKey) : []
}
