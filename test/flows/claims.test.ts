import { beforeEach, describe, expect, it } from 'vitest'
import type { Claim } from '../../contract/records.ts'
import { claimLifetime } from '../../ui/licensing/holder-of.ts'
import { fillOf } from './layer-of.ts'
import {
  accountOf,
  decisionsOf,
  itemsOf,
  journalOf,
  ledgerOf,
  license,
  licensePosts,
  licensing,
  stepsOf
} from './licensing-of.ts'
import type { PanelCall } from './open-panel.ts'
import { useComp } from './use-comp.ts'
import { writesLedger } from './writes-ledger.ts'

const comp = useComp('metered')
const { house } = comp

const day = 24 * 3_600_000

const write = 'figma.root.setPluginData(input.key, input.text)'

/** As the plugin of somebody else in the file writes it. */
function claimOf(attempt: string, age = 0): Claim {
  const { assetId } = comp
  const id = `${attempt}.${assetId}`
  const at = new Date(house.clock.now() - age).toISOString()
  return { v: 1, id, attempt, assetId, who: 'Rae Kim', at }
}

async function writeRemotely(
  key: string,
  record: Claim | object
): Promise<void> {
  const text = JSON.stringify(record)
  await comp.file.headless.host.remotely(write, { key, text })
}

const claimRemotely = (claim: Claim) =>
  writeRemotely(`claim:${claim.id}`, claim)

async function claimsIn(): Promise<string[]> {
  return comp.file.headless.host.evaluate<string[]>(
    `return figma.root.getPluginDataKeys()
      .filter(key => key.indexOf('claim:') === 0)`
  )
}

function writesClaim({ method, input }: PanelCall): boolean {
  return method === 'saveRecords' && JSON.stringify(input).includes('"claim:')
}

/** Somebody else claims it when this run has just written its own claim. */
function claimAfter(attempt: string): void {
  let isWritten = false
  comp.file.panel.window.onCall(call => {
    if (isWritten || !writesClaim(call)) return
    isWritten = true
    void claimRemotely(claimOf(attempt))
  })
}

/** As an undo does, right after it is written. */
function takeBackOnce(then: () => Promise<void>): void {
  let isWritten = false
  let isTaken = false
  comp.file.panel.window.onCall(call => {
    isWritten ||= writesClaim(call)
  })
  // The last look waits, so that it is gone before the claims are read again.
  house.network.disturbAll(async (line, go) => {
    if (isWritten && !isTaken && line.includes('/v2/images/licenses?')) {
      isTaken = true
      await takeBack()
      await then()
    }
    return go()
  })
}

async function takeBack(): Promise<void> {
  const [key = ''] = await claimsIn()
  const { host } = comp.file.headless
  await host.remotely(write, { key, text: '' })
}

async function expectNothingLicensed(text: RegExp): Promise<void> {
  expect(itemsOf(comp.file)).toMatchObject([
    { step: 'stopped', text: expect.stringMatching(text) }
  ])
  expect(licensePosts(house)).toBe(0)
  expect(journalOf(house)).toEqual([])
  expect(await accountOf(house, 'metered')).toMatchObject({ left: 100 })
}

let compHash: string

beforeEach(() => {
  compHash = fillOf(comp.file, comp.layerId).imageHash
})

it('claims before it sends and leaves no claim', async () => {
  const order: string[] = []
  comp.file.panel.window.onCall(call => {
    if (writesClaim(call)) order.push(`claim, ${licensePosts(house)} sent`)
    if (writesLedger(call)) order.push('ledger')
    if (call.method === 'swapComps') order.push('swap')
  })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(order).toEqual(['claim, 0 sent', 'ledger', 'claim, 1 sent', 'swap'])
  expect(await claimsIn()).toEqual([])
})

it('takes back the swap alone with one undo', async () => {
  await license(comp.file, [comp.assetId])
  const swapped = fillOf(comp.file, comp.layerId).imageHash

  comp.file.headless.host.user.undo()

  expect(swapped).not.toBe(compHash)
  expect(fillOf(comp.file, comp.layerId).imageHash).toBe(compHash)
  expect(await ledgerOf(comp.file)).toHaveLength(1)
  expect(await claimsIn()).toEqual([])
})

it('shows in the plan what a teammate is licensing', async () => {
  await claimRemotely(claimOf('f'))

  await comp.file.panel.planLicenses([comp.assetId])

  expect(decisionsOf(comp.file)).toEqual([
    { kind: 'impossible', reason: 'being-licensed', detail: 'Rae Kim' }
  ])
})

it('sends nothing that a teammate claimed since the plan', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  await claimRemotely(claimOf('~'))

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(/^Rae Kim is licensing this\./)
  expect(await claimsIn()).toEqual([`claim:~.${comp.assetId}`])
})

it('gives way to a lower attempt at the same time', async () => {
  claimAfter('!')

  await license(comp.file, [comp.assetId])

  await expectNothingLicensed(/^Rae Kim is licensing this\./)
  expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
})

it('goes before a higher attempt at the same time', async () => {
  claimAfter('~')

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('asks about a claim that was left behind', async () => {
  await claimRemotely(claimOf('!', claimLifetime))
  await comp.file.panel.planLicenses([comp.assetId])
  const planned = comp.file.panel.$licensing.get()

  await comp.file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: {
      items: [{ begun: [{ who: 'Rae Kim' }], ticks: [{ kind: 'claimed' }] }]
    }
  })
  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(house)).toBe(0)
})

it('licenses all the same what somebody else began', async () => {
  await claimRemotely(claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.tickAsset(comp.assetId, 'claimed', true)

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
  expect(await claimsIn()).toEqual([])
})

it('keeps what it asked about when it licensed nothing', async () => {
  await claimRemotely(claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.tickAsset(comp.assetId, 'claimed', true)
  house.service.faults.failNext({ ...licensing, status: 400 })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
})

it('sends nothing for what was agreed to and is written anew', async () => {
  await claimRemotely(claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.tickAsset(comp.assetId, 'claimed', true)
  await claimRemotely(claimOf('!', 5 * day))

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(/^Rae Kim started licensing this on/)
  expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
})

it.each([
  ['another claim than the one agreed to', claimLifetime],
  ['what was claimed and grew old since the plan', 0]
])('sends nothing for %s', async (_, age) => {
  await claimRemotely(claimOf('!', claimLifetime))
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.tickAsset(comp.assetId, 'claimed', true)
  await claimRemotely(claimOf('~', age))
  await house.clock.advance(claimLifetime - age)

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(/^Rae Kim started licensing this on/)
  expect(await claimsIn()).toHaveLength(2)
})

describe.each([-40, -1, 8, 4000])(
  'with a clock that is %i days ahead of a teammate’s',
  days => {
    beforeEach(() => {
      house.ahead = days * day
    })

    it('asks about what the teammate is licensing', async () => {
      await claimRemotely(claimOf('!'))

      await license(comp.file, [comp.assetId])

      expect(stepsOf(comp.file)).toEqual(['stopped'])
      expect(licensePosts(house)).toBe(0)
      expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
    })

    it('sends nothing that the teammate claimed since the plan', async () => {
      await comp.file.panel.planLicenses([comp.assetId])
      await claimRemotely(claimOf('~'))

      await comp.file.panel.confirmLicenses()

      await expectNothingLicensed(/^Rae Kim started licensing this on/)
      expect(await claimsIn()).toEqual([`claim:~.${comp.assetId}`])
    })

    it('gives way to a lower attempt at the same time', async () => {
      claimAfter('!')

      await license(comp.file, [comp.assetId])

      await expectNothingLicensed(/^Rae Kim is licensing this\./)
      expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
    })

    it('goes before a higher attempt and leaves its claim alone', async () => {
      claimAfter('~')

      await license(comp.file, [comp.assetId])

      expect(stepsOf(comp.file)).toEqual(['done'])
      expect(await claimsIn()).toEqual([`claim:~.${comp.assetId}`])
    })
  }
)

it('leaves a claim without a time where it is, and asks', async () => {
  await claimRemotely({ ...claimOf('!'), at: 'soon' })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(house)).toBe(0)
  expect(await claimsIn()).toEqual([`claim:!.${comp.assetId}`])
})

it('sends nothing that a teammate licensed since the plan', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  await writeRemotely('license:e1', {
    v: 1,
    id: 'e1',
    assetId: comp.assetId,
    mediaType: 'image',
    licenseId: 'e1',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    licensee: 'Rae Kim',
    at: new Date(house.clock.now()).toISOString()
  })

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(/^Rae Kim noted in this file/)
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.tickAsset(comp.assetId, 'claimed', true)
  await comp.file.panel.confirmLicenses()
  expect(stepsOf(comp.file)).toEqual(['done'])
})

it('licenses again after a run that was closed with its claim', async () => {
  await comp.file.panel.planLicenses([comp.assetId])
  comp.file.panel.window.onCall(({ method, input }, close) => {
    const text = JSON.stringify(input)
    if (method === 'saveText' && text.includes('prepared')) close()
  })
  void comp.file.panel.confirmLicenses()
  await house.until(() => comp.file.panel.window.isClosed)
  const left = await claimsIn()

  const file = await house.reopen(comp.file)
  await license(file, [comp.assetId])

  expect(left).toHaveLength(1)
  expect(stepsOf(file)).toEqual(['done'])
  expect(licensePosts(house)).toBe(1)
})

it('claims anew what was taken back before it sends', async () => {
  const order: string[] = []
  takeBackOnce(async () => {})
  comp.file.panel.window.onCall(call => {
    if (writesClaim(call)) order.push(`claim, ${licensePosts(house)} sent`)
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
  expect(await claimsIn()).toEqual([])
})

it('gives way to who claimed while its own claim was gone', async () => {
  takeBackOnce(() => claimRemotely(claimOf('~')))

  await license(comp.file, [comp.assetId])

  await expectNothingLicensed(/^Rae Kim is licensing this\./)
  expect(await claimsIn()).toEqual([`claim:~.${comp.assetId}`])
})
