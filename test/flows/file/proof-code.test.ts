import { beforeEach, expect, it } from 'vitest'
import type { OpenFile } from '../set-up/open-stack.ts'
import { license } from '../set-up/licensing.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let saved: string[]

const save = (name: string) => void saved.push(name)

/** Licenses with the code, then opens the file and makes its proof. */
beforeEach(async () => {
  const before = await stack.openFile()
  await signInWithPages(stack, before, 'guarded')
  const [placed] = await placeResults(before, 'mountain', 1)
  before.panel.$verificationCode.set('246810')
  await license(before, [placed?.assetId ?? ''])
  file = await stack.reopen(before)
  await file.panel.makeProof('file', () => {})
  saved = []
})

function filesOf({ panel }: OpenFile) {
  const proof = panel.$proof.get()
  return proof.state === 'ready' ? proof.files : proof
}

/** Download addresses that the service was asked for. */
function downloads(): number {
  return stack.network.asked.filter(line =>
    /^POST .*\/licenses\/.*\/downloads/.test(line)
  ).length
}

it('asks for a verification code after the service did', async () => {
  const { panel } = file
  await panel.saveProofFiles(save)
  const refused = filesOf(file)
  const asked = downloads()
  await panel.saveProofFiles(save)
  const askedWithout = downloads()

  panel.$verificationCode.set(' 246810 ')
  await panel.saveProofFiles(save)

  expect(refused).toMatchObject({
    zipped: 0,
    left: [expect.stringContaining('requires a verification code')]
  })
  expect(askedWithout).toBe(asked)
  expect(filesOf(file)).toMatchObject({ zipped: 1, left: [] })
  expect(saved).toHaveLength(1)
})

it('forgets the code, whether it is accepted or not', async () => {
  const { panel } = file
  await panel.saveProofFiles(save)
  panel.$verificationCode.set('1')
  await panel.saveProofFiles(save)
  const afterWrong = panel.$verificationCode.get()
  panel.$verificationCode.set('246810')

  await panel.saveProofFiles(save)

  expect(afterWrong).toBe('')
  expect(panel.$verificationCode.get()).toBe('')
  expect(filesOf(file)).toMatchObject({ zipped: 1 })
})
