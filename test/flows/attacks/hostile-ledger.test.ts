import { expect, it } from 'vitest'
import { itemsOf, license } from '../set-up/licensing.ts'
import { useComp } from '../set-up/use-comp.ts'

const comp = useComp('designer')

const script = '<script>alert(1)</script>'

/** A ledger entry that a hostile plugin could write. */
function hostileEntry(id: string, change: object = {}): string {
  return JSON.stringify({
    v: 1,
    id,
    assetId: '1',
    mediaType: 'image',
    licenseId: script,
    license: script,
    size: script,
    format: script,
    licensee: `\u202e${script}`,
    at: 'javascript:alert(1)',
    ...change
  })
}

/** Entries that are licenses despite odd texts. */
const odd: Record<string, string> = {
  [`license:${script}`]: hostileEntry(script),
  'license:__proto__': hostileEntry('__proto__'),
  'license:constructor': hostileEntry('constructor', { toString: 'x' })
}

/** Entries that are not licenses. */
const broken: Record<string, string> = {
  'license:newer': hostileEntry('newer', { v: 2 }),
  'license:renamed': hostileEntry('another'),
  'license:list': '[]',
  'license:text': script,
  'license:cut': '{"v":1,"id":"cut"',
  'license:number': hostileEntry('number', { assetId: 1 }),
  'license:video': hostileEntry('video', { mediaType: 'toString' }),
  'license:long': hostileEntry('long', { licensee: 'x'.repeat(4000) }),
  'license:nested': '['.repeat(2000),
  'license:': hostileEntry('')
}

it('leaves a hostile ledger unchanged, says so, and still licenses', async () => {
  const { panel, headless } = comp.file
  const all = { ...odd, ...broken }
  await headless.host.evaluate(
    `Object.keys(input).forEach(key => figma.root.setPluginData(key, input[key]))`,
    all
  )

  await license(comp.file, [comp.assetId])
  const [item] = itemsOf(comp.file)
  panel.closeLicensing()
  await panel.checkFile()
  const file = panel.$file.get()
  await panel.lookUpLicenses(file.state === 'ready' ? file.assets : [])
  await panel.completeLedger()

  const after = await headless.host.evaluate<string[]>(
    `return input.map(key => figma.root.getPluginData(key))`,
    Object.keys(all)
  )
  expect(item?.step).toBe('done')
  expect(after).toEqual(Object.values(all))
  expect(file).toMatchObject({
    unreadEntries: Object.keys(broken).length,
    assets: [{ assetId: comp.assetId, license: { licensee: 'Designer Demo' } }]
  })
  expect(Object.keys(Object.prototype)).toEqual([])
  const { records } = await panel.loadFileRecords('license')
  const assetIds = records.map(({ assetId }) => assetId)
  expect(assetIds.toSorted()).toEqual(
    [comp.assetId, ...Object.keys(odd).map(() => '1')].toSorted()
  )
})
