import { beforeEach, expect, it } from 'vitest'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { readResults } from '../set-up/read-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let ids: string[]

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'viewer')
  const placed = await placeResults(file, 'mountain', 2)
  ids = placed.map(({ assetId }) => assetId)
})

it('places what is requested but not in the file yet', async () => {
  const asset = readResults(file.panel)[2]
  const key = asset?.assetId ?? ''

  await file.panel.sendRequest([...ids, key], '')
  await file.panel.recheckFile()

  const left = [...ids, key]
  expect(file.panel.$requests.get()).toMatchObject([
    { state: 'open', left, absent: 0 }
  ])
})

it('asks for nothing that could not be placed', async () => {
  const asset = readResults(file.panel)[2]
  stack.service.faults.breakMedia('not-an-image')

  await file.panel.sendRequest([asset?.assetId ?? ''], '')

  expect(file.panel.$requests.get()).toEqual([])
})
