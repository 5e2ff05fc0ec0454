import { beforeEach, describe, expect, it } from 'vitest'
import { claimLifetime } from '../../../ui/licensing/purchase/claim-holder.ts'
import {
  license,
  licensePosts,
  licensing,
  stepsOf
} from '../set-up/licensing.ts'
import {
  readClaims,
  createTeammate,
  expectNothingLicensed
} from './teammate.ts'
import { useComp } from '../set-up/use-comp.ts'
import { imageOf } from '../../image-refs.ts'

const comp = useComp('metered')
const { stack } = comp
const rae = createTeammate(comp)

const day = 24 * 3_600_000

it('asks about a claim that was left behind', async () => {
  await rae.claim(rae.claimOf('!', claimLifetime))
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  const planned = comp.file.panel.$licensing.get()

  await comp.file.panel.confirmLicenses()

  expect(planned).toMatchObject({
    plan: {
      items: [{ begun: [{ who: 'Rae Kim' }], ticks: [{ kind: 'claimed' }] }]
    }
  })
  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(stack)).toBe(0)
})

it('licenses an asset while somebody else began another one', async () => {
  const claim = rae.claimOf('!', 6 * day)
  await rae.claim({ ...claim, id: '!.7', assetId: '7' })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['done'])
})

it('licenses what somebody else began, when asked to', async () => {
  await rae.claim(rae.claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.tickAsset(imageOf(comp.assetId), 'claimed', true)

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['done'])
  expect(licensePosts(stack)).toBe(1)
  expect(await readClaims(comp.file)).toEqual([])
})

it('keeps the claim that it asked about when it licensed nothing', async () => {
  await rae.claim(rae.claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.tickAsset(imageOf(comp.assetId), 'claimed', true)
  stack.service.faults.failNext({ ...licensing, status: 400 })

  await comp.file.panel.confirmLicenses()

  expect(stepsOf(comp.file)).toEqual(['refused'])
  expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
})

it('sends nothing when the accepted claim is written again', async () => {
  await rae.claim(rae.claimOf('!', 6 * day))
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.tickAsset(imageOf(comp.assetId), 'claimed', true)
  await rae.claim(rae.claimOf('!', 5 * day))

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(comp, /^Rae Kim started licensing this on/)
  expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
})

it.each([
  ['another claim than the one agreed to', claimLifetime],
  ['a claim that expired since the plan', 0]
])('sends nothing for %s', async (_, age) => {
  await rae.claim(rae.claimOf('!', claimLifetime))
  await comp.file.panel.planLicenses([imageOf(comp.assetId)])
  comp.file.panel.tickAsset(imageOf(comp.assetId), 'claimed', true)
  await rae.claim(rae.claimOf('~', age))
  await stack.clock.advance(claimLifetime - age)

  await comp.file.panel.confirmLicenses()

  await expectNothingLicensed(comp, /^Rae Kim started licensing this on/)
  expect(await readClaims(comp.file)).toHaveLength(2)
})

describe.each([-40, -1, 8, 4000])(
  'with a clock that is %i days ahead of a teammate’s',
  days => {
    beforeEach(() => {
      stack.ahead = days * day
    })

    it('asks about what the teammate is licensing', async () => {
      await rae.claim(rae.claimOf('!'))

      await license(comp.file, [comp.assetId])

      expect(stepsOf(comp.file)).toEqual(['stopped'])
      expect(licensePosts(stack)).toBe(0)
      expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
    })

    it('sends nothing that the teammate claimed since the plan', async () => {
      await comp.file.panel.planLicenses([imageOf(comp.assetId)])
      await rae.claim(rae.claimOf('~'))

      await comp.file.panel.confirmLicenses()

      await expectNothingLicensed(comp, /^Rae Kim started licensing this on/)
      expect(await readClaims(comp.file)).toEqual([`claim:~.${comp.assetId}`])
    })

    it('gives way to a lower attempt at the same time', async () => {
      rae.claimAfterOwn('!')

      await license(comp.file, [comp.assetId])

      await expectNothingLicensed(comp, /^Rae Kim is licensing this\./)
      expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
    })

    it('takes precedence over a higher attempt and leaves its claim alone', async () => {
      rae.claimAfterOwn('~')

      await license(comp.file, [comp.assetId])

      expect(stepsOf(comp.file)).toEqual(['done'])
      expect(await readClaims(comp.file)).toEqual([`claim:~.${comp.assetId}`])
    })
  }
)

it('leaves a claim without a time alone, and asks', async () => {
  await rae.claim({ ...rae.claimOf('!'), at: 'soon' })

  await license(comp.file, [comp.assetId])

  expect(stepsOf(comp.file)).toEqual(['stopped'])
  expect(licensePosts(stack)).toBe(0)
  expect(await readClaims(comp.file)).toEqual([`claim:!.${comp.assetId}`])
})
