import { beforeEach, expect, it } from 'vitest'
import { license } from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { placeResults } from '../set-up/place-results.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
let file: OpenFile
let saved: Map<string, Blob>
let placed: Awaited<ReturnType<typeof placeResults>>

beforeEach(async () => {
  file = await stack.openFile()
  saved = new Map()
  await signInWithPages(stack, file, 'designer')
  placed = await placeResults(file, 'mountain', 2)
  await license(
    file,
    placed.slice(0, 1).map(({ assetId }) => assetId)
  )
})

function save(name: string, content: Blob): void {
  saved.set(name, content)
}

function packOf({ panel }: OpenFile) {
  const proof = panel.$proof.get()
  if (proof.state !== 'ready') throw new Error(JSON.stringify(proof))
  return proof.pack
}

it('gives a table and a page with one click, and changes nothing', async () => {
  const before = file.headless.host.exportDocument()

  await file.panel.makeProof('file', save)

  const { name, summary, csv } = packOf(file)
  expect([...saved.keys()]).toEqual([`${name}.csv`, `${name}.html`])
  expect(summary).toBe(
    '1 license: 1 confirmed by the account. 1 without a license.'
  )
  expect(csv).toContain('"Confirmed by the account’s license history"')
  expect(file.headless.host.exportDocument()).toEqual(before)
})

it('shows what is licensed, and links to the terms, with no other address', async () => {
  await file.panel.makeProof('file', save)

  const { page } = packOf(file)
  const found = page.match(/(?:https?|data):[^\s"<,]*/g)
  expect(found).toEqual(['data:', addresses.terms, 'data:image/jpeg;base64'])
})

it('marks a licensed image that the library removed', async () => {
  await file.panel.makeProof('file', save)
  const { csv: before } = packOf(file)
  stack.service.faults.removeAsset(placed[0]?.assetId ?? '')
  await stack.clock.advance(60_001)

  await file.panel.makeProof('file', save)

  const mark = 'license history. No longer in the library"'
  expect(before).not.toContain(mark)
  expect(packOf(file).csv).toContain(mark)
})

it('does not change within a day', async () => {
  await file.panel.makeProof('file', save)
  const first = await Promise.all([...saved.values()].map(one => one.text()))
  await stack.clock.advance(24 * 3_600_000)

  await file.panel.makeProof('file', save)

  const again = await Promise.all([...saved.values()].map(one => one.text()))
  expect(again).toEqual(first)
})

it('covers only the selected layers', async () => {
  const { host } = file.headless
  host.user.select([placed[1]?.layer.id ?? ''])

  await file.panel.makeProof('selection', save)

  const { csv, count } = packOf(file)
  expect(count).toBe(1)
  expect(csv).toContain(`"${placed[1]?.assetId}"`)
  expect(csv).not.toContain(`"${placed[0]?.assetId}"`)
})

it('is drawn on a page of its own, which is shown', async () => {
  await file.panel.makeProof('file', save)

  await file.panel.drawProof(packOf(file))

  const { title, lines } = packOf(file)
  const shown = await file.headless.host.evaluate<unknown>(
    `const { name, children: [frame] } = figma.currentPage
     return [name, frame.name, frame.children.map(one => one.characters)]`
  )
  expect(shown).toEqual([title, title, [lines]])
})

it('gives the licensed files as a ZIP', async () => {
  await file.panel.makeProof('file', save)

  await file.panel.saveProofFiles(save)

  const { name } = packOf(file)
  const zip = saved.get(`${name}-files-1.zip`)
  expect(zip?.size).toBeGreaterThan(1000)
  expect(await zip?.slice(0, 2).text()).toBe('PK')
  expect(file.panel.$proof.get()).toMatchObject({
    files: { state: 'done', zipped: 1, parts: 1, left: [] }
  })
})

it('marks what another account cannot confirm as a claim', async () => {
  await file.panel.signOut()

  await file.panel.makeProof('file', save)

  const { csv, files } = packOf(file)
  expect(csv).toContain(
    '"Claim: recorded in the file, not checked with an account"'
  )
  expect(files).toEqual([])
})
