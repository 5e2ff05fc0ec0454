import { beforeEach, expect, it } from 'vitest'
import { contributors } from '../../../dev/catalog/assets/contributors.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { readNotices } from '../set-up/read-notices.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile

beforeEach(async () => {
  file = await stack.openFile()
})

const { openmoji } = contributors
const path = '/v2/contributors'

function findDrawing() {
  return findAsset(file.panel, asset => asset.contributor.id === openmoji.id)
}

function contributorState(id: string) {
  return file.panel.$contributors.get().get(id)
}

it('shows the author of an asset and the credit that its license asks for', async () => {
  await findDrawing()

  await expect
    .poll(() => contributorState(openmoji.id))
    .toMatchObject({
      state: 'ready',
      contributor: {
        name: openmoji.name,
        about: expect.stringContaining(openmoji.attribution) as string
      }
    })
})

it('asks once for all assets of a contributor', async () => {
  const asset = await findDrawing()
  await expect.poll(() => contributorState(openmoji.id)?.state).toBe('ready')

  await file.panel.openAsset(asset)

  expect(stack.service.arrivals.count('GET', path)).toBe(1)
})

it('shows the asset even when nothing else can be loaded', async () => {
  stack.service.faults.failNext({ path, status: 500 })

  const asset = await findDrawing()

  await expect.poll(() => contributorState(openmoji.id)?.state).toBe('failed')
  expect(asset.contributorId).toBe(openmoji.id)
  expect(readNotices(file)).toBe('')
})
