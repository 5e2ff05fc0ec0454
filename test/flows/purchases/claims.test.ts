import { beforeEach, expect, it } from 'vitest'
import { fillOf } from '../set-up/layers.ts'
import {
  decisionsOf,
  ledgerOf,
  license,
  licenseAndAdvance,
  licensePosts,
  stepsOf
} from '../set-up/licensing.ts'
import {
  readClaims,
  createTeammate,
  expectNothingLicensed,
  removeClaim,
  writesClaim
} from './teammate.ts'
import { useComp } from '../set-up/use-comp.ts'
import { writesLedger } from '../set-up/writes-ledger.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp
const rae = createTeammate(comp)

/** Removes the claim right after it is written, as an undo does. */
function removeClaimOnce(then: () => Promise<void>): void {
  let isWritten = false
  let isRemoved = false
  comp.file.panel.window.onCall(call => {
    isWritten ||= writesClaim(call)
  })
  // Hold the last request before the claims are read again.
  stack.network.breakAll(async (line, go) => {
    if (isWritten && !isRemoved && line.includes('/v2/images/licenses?')) {
      isRemoved = true
      await removeClaim(comp.file)
      await then()
    }
    return go()
  })
}

let compHash: string

beforeEach(() => {
  compHash = fillOf(comp.file, comp.layerId).imageHash
})

it('claims before it sends and leaves no claim', async () => {
  const order: string[] = []
  comp.file.panel.window.onCall(call => {
    if (writesClaim(call)) order.push(`claim, ${licensePosts(stack)} sent`)
    if (writesLedger(call)) order.push('ledger')
    if (call.method === 'swapComps') order.push('swap')
  })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(order).toEqual(['claim, 0 sent', 'ledger', 'claim, 1 sent', 'swap'])
  expect(await readClaims(comp.file)).toEqual([])
})

it('undoes the swap alone with one undo', async () => {
  await license(comp.file, [comp.assetId])
  const swapped = fillOf(comp.file, comp.layerId).imageHash

  comp.file.headless.host.user.undo()

  expect(swapped).not.toBe(compHash)
  expect(fillOf(comp.file, comp.layerId).imageHash).toBe(compHash)
  expect(await ledgerOf(comp.file)).toHaveLength(1)
  expect(await readClaims(comp.file)).toEqual([])
})

it('shows in the plan what a teammate is licensing', async () => {
  await rae.claim(rae.claimOf('f'))

  await comp.file.panel.planLicenses([imageOf(comp.assetId)])

  expect(decisionsOf(comp.file)).toEqual([
    { kind: 'impossible', reason: 'being-licensed', detail: 'Rae Kim' }
  ])
})

it('sends nothing that a teammate claimed since the plan', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await rae.claim(rae.claimOf('~'))

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(comp, /^Rae Kim is licensing this\./)
  expect(await readClaims(comp.file)).toEqual([`claim:~.${comp.assetId}`])
})

it('gives way to a lower attempt at the same time', async () => {
  rae.claimAfterOwn('!')

  await license(comp.file, [comp.assetId])

  await expectNothingLicensed(comp, /^Rae Kim is licensing this\./)
  expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
})

it('gives way to a lower attempt that arrives most of a second later', async () => {
  comp.file.panel.window.waitsForClaims = true
  rae.claimAfterOwn('!', 700)

  await licenseAndAdvance(comp)

  await expectNothingLicensed(comp, /^Rae Kim is licensing this\./)
  expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
})

it('takes precedence over a higher attempt at the same time', async () => {
  rae.claimAfterOwn('~')

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('sends nothing that a teammate licensed since the plan', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  await rae.write('license:e1', {
    v: 1,
    id: 'e1',
    assetId: comp.assetId,
    mediaType: 'image',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    licensee: 'Rae Kim',
    at: new Date(stack.clock.now()).toISOString()
  })

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(comp, /^Rae Kim recorded in this file/)
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.tickAsset(imageOf(comp.assetId), 'claimed', true)
  await comp.file.panel.confirmLicenses()
  expect(stepsOf(comp.file)).toEqual(['done'])
})

it('licenses again after a run that was closed with its claim', async () => {
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.window.onCall(({ method, input }, close) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) close()
  })
  void comp.file.panel.confirmLicenses()
  await stack.until(() => comp.file.panel.window.isClosed)
  const left = await readClaims(comp.file)

  const file = await stack.reopen(comp.file)
  await license(file, [comp.assetId])

  expect(left).toHaveLength(1)
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
})

it('claims again what was undone before it sends', async () => {
  const order: string[] = []
  removeClaimOnce(async () => {})
  comp.file.panel.window.onCall(call => {
    if (writesClaim(call)) order.push(`claim, ${licensePosts(stack)} sent`)
    if (writesLedger(call)) order.push('ledger')
  })

  await license(comp.file, [comp.assetId])

  expect(order).toEqual([
    'claim, 0 sent',
    'claim, 0 sent',
    'ledger',
    'claim, 1 sent'
  ])
  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(await readClaims(comp.file)).toEqual([])
})

it('gives way to a claim made while its own was missing', async () => {
  removeClaimOnce(() => rae.claim(rae.claimOf('~')))

  await license(comp.file, [comp.assetId])

  await expectNothingLicensed(comp, /^Rae Kim is licensing this\./)
  expect(await readClaims(comp.file)).toEqual([`claim:~.${comp.assetId}`])
})
