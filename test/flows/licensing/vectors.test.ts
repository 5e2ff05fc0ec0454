import { beforeEach, expect, it } from 'vitest'
import { toAssetRef } from '../../../contract/asset-key.ts'
import type { Asset } from '../../../ui/api/asset.ts'
import { findAsset } from '../set-up/find-asset.ts'
import { fillOf, layersOf, recordsOf } from '../set-up/layers.ts'
import { hideHistory } from '../set-up/hide-history.ts'
import { licenseElsewhere } from '../set-up/license-elsewhere.ts'
import {
  accountOf,
  decisionsOf,
  itemsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import { addresses } from '../set-up/open-stack.ts'
import type { OpenFile } from '../set-up/open-stack.ts'
import { readNotices } from '../set-up/read-notices.ts'
import { signInWithPages } from '../set-up/sign-in-with-pages.ts'
import { switchAccount } from '../set-up/switch-account.ts'
import { useStack } from '../set-up/use-stack.ts'

const stack = useStack()
const downloads = `POST ${addresses.service}/v2/images/licenses/`

let file: OpenFile
let vector: Asset
let layerId: string
let saved: Map<string, Blob>

beforeEach(async () => {
  file = await stack.openFile()
  await signInWithPages(stack, file, 'designer')
  vector = await findAsset(
    file.panel,
    one => one.imageType === 'vector' && !one.isEditorial
  )
  await file.panel.placeOnce([vector])
  layerId = layersOf(file)[0]?.id ?? ''
  saved = new Map()
})

function save(name: string, content: Blob): void {
  if (saved.has(name)) throw new Error(`${name} was saved twice.`)
  saved.set(name, content)
}

/** Presses the button of the outcome. */
async function downloadEps(): Promise<void> {
  const [item] = itemsOf(file)
  if (!item?.reduced) throw new Error('It offers no file.')
  await file.panel.saveFiles([item.reduced], save)
}

const refusal = {
  message: 'Validation failed',
  errors: [{ message: 'The license does not cover this size' }]
}

function refuseJpeg(): void {
  const headers = { 'Access-Control-Allow-Origin': '*' }
  stack.network.breakNext(downloads, async () =>
    Response.json(refusal, { status: 400, headers })
  )
}

it('plans a vector as EPS', async () => {
  await file.panel.planLicenses([vector])

  expect(decisionsOf(file)).toMatchObject([
    {
      kind: 'license',
      choice: { size: 'vector', format: 'eps', hasEps: true },
      expectedCharge: 1
    }
  ])
})

it('shows the JPEG of a license and saves its EPS, for one charge', async () => {
  const { left } = await accountOf(stack, 'designer')
  const { imageHash } = fillOf(file, layerId)

  await license(file, [vector.assetId])
  await Promise.all([downloadEps(), downloadEps()])

  const { own } = await recordsOf(file, layerId)
  expect(stepsOf(file)).toEqual(['done'])
  expect(itemsOf(file)).toMatchObject([{ charge: 1, uses: 1, error: null }])
  expect(fillOf(file, layerId).imageHash).not.toBe(imageHash)
  expect(own).toMatchObject({ rendition: 'huge_jpg', state: 'licensed' })
  expect(await ledgerOf(file)).toMatchObject([
    { ...toAssetRef(vector), size: 'vector', format: 'eps' }
  ])
  const [name] = saved.keys()
  const content = saved.get(name ?? '')
  expect(name).toBe(`image-${vector.assetId}-vector.eps`)
  expect(await content?.text()).toMatch(/^%!PS-Adobe-3\.0 EPSF/)
  expect(readNotices(file)).toBe('Signed in as Designer Demo')
  expect(licensePosts(stack)).toBe(1)
  expect((await accountOf(stack, 'designer')).left).toBe((left ?? 0) - 1)
  expect(journalOf(stack)).toEqual([])
})

it('offers the EPS where the file has no comp', async () => {
  file.headless.host.user.remove([layerId])

  await license(file, [vector.assetId])
  await downloadEps()

  expect(itemsOf(file)).toMatchObject([{ step: 'not-placed', error: null }])
  expect(saved.size).toBe(1)
})

it('needs no second code for the EPS of a guarded license', async () => {
  file = await switchAccount(stack, file, 'guarded')
  await license(file, [vector.assetId])
  await file.panel.retryLicensing([vector])
  file.panel.$verificationCode.set('246810')

  await file.panel.confirmLicenses()
  file.panel.$verificationCode.set('')
  await downloadEps()

  expect(stepsOf(file)).toEqual(['done'])
  expect(saved.size).toBe(1)
})

it('resumes with the JPEG after a crash', async () => {
  await file.panel.planLicenses([vector])
  file.panel.window.onCall(({ method }, close) => {
    if (method === 'addImage') close()
  })
  void file.panel.confirmLicenses()
  await stack.until(() => file.panel.window.isClosed)

  file = await stack.reopen(file)
  await stack.until(() => /1 licensed/.test(readNotices(file)))

  const { own } = await recordsOf(file, layerId)
  expect(own).toMatchObject({ rendition: 'huge_jpg', state: 'licensed' })
  expect(licensePosts(stack)).toBe(1)
})

it('waits for the number of the license, which its JPEG needs', async () => {
  const showHistory = hideHistory(stack)
  void license(file, [vector.assetId])
  await stack.until(() => stepsOf(file)[0] === 'not-placed')
  const [item] = itemsOf(file)
  await downloadEps()
  showHistory()

  file = await stack.reopen(file)
  await stack.until(() => /1 licensed/.test(readNotices(file)))

  expect(item?.text).toMatch(/^Licensed\. Layers get the JPG once the library/)
  expect(saved.size).toBe(1)
  const { own } = await recordsOf(file, layerId)
  expect(own).toMatchObject({ rendition: 'huge_jpg', state: 'licensed' })
  expect(licensePosts(stack)).toBe(1)
})

it('offers the EPS where the library sends no JPEG', async () => {
  const before = fillOf(file, layerId)
  refuseJpeg()

  await license(file, [vector.assetId])
  await downloadEps()

  expect(itemsOf(file)).toMatchObject([
    {
      step: 'not-placed',
      text: expect.stringContaining('sends no JPG of this vector')
    }
  ])
  expect(fillOf(file, layerId)).toEqual(before)
  expect(saved.size).toBe(1)
  expect(licensePosts(stack)).toBe(1)
})

it('swaps a vector that is owned at no charge, and offers its EPS', async () => {
  await licenseElsewhere(stack, 'designer', [vector.assetId], 'image', {
    size: 'vector'
  })
  const before = licensePosts(stack)

  await file.panel.planLicenses([vector])
  const planned = decisionsOf(file)
  await file.panel.confirmLicenses()
  await downloadEps()

  expect(planned).toMatchObject([
    { kind: 'owned', size: 'huge', format: 'jpg', hasEps: true }
  ])
  expect(stepsOf(file)).toEqual(['done'])
  expect(await ledgerOf(file)).toMatchObject([
    { size: 'vector', format: 'eps' }
  ])
  expect(saved.size).toBe(1)
  expect(licensePosts(stack)).toBe(before)
})

it('offers the EPS of an owned vector without a JPEG', async () => {
  await licenseElsewhere(stack, 'designer', [vector.assetId], 'image', {
    size: 'vector'
  })
  const before = licensePosts(stack)
  refuseJpeg()

  await license(file, [vector.assetId])
  await downloadEps()

  expect(itemsOf(file)).toMatchObject([
    { step: 'not-placed', text: expect.stringContaining('sends no JPG') }
  ])
  expect(saved.size).toBe(1)
  expect(licensePosts(stack)).toBe(before)
})

it.each([
  ['expired', 403, '{}', /link to the licensed file expired/],
  ['replaced', 200, 'A plain text', /Something other than the licensed file/],
  ['no EPS', 200, '\xff\xd8\xff, a JPEG', /Something other than the licensed/]
])(
  'saves nothing and says so when the file is %s',
  async (_, status, body, sentence) => {
    await license(file, [vector.assetId])
    const headers = { 'Access-Control-Allow-Origin': '*' }
    stack.network.breakAll(async (line, go) =>
      line.includes('vector_eps')
        ? new Response(Buffer.from(body, 'latin1'), { status, headers })
        : go()
    )

    await downloadEps()

    expect(readNotices(file)).toMatch(sentence)
    expect(readNotices(file)).not.toContain('Downloading')
    expect(saved.size).toBe(0)
    expect(licensePosts(stack)).toBe(1)
  }
)

it('has the EPS in the proof pack', async () => {
  await license(file, [vector.assetId])

  await file.panel.makeProof('file', save)
  await file.panel.saveProofFiles(save)

  const files = [...saved]
  const csv = await files.find(([name]) => name.endsWith('.csv'))?.[1].text()
  const zip = await files.find(([name]) => name.endsWith('.zip'))?.[1].text()
  expect(csv).toContain('Vector EPS')
  expect(zip).toMatch(/image-\d+-e\w+-vector\.eps/)
  expect(zip).toContain('%!PS-Adobe')
})
