import { beforeEach, expect, it } from 'vitest'
import type { AssetRef } from '../../../../contract/document.ts'
import { noProject } from '../../../../contract/project-fields.ts'
import type { PlanChoice } from '../../../../ui/licensing/plan/license-plan.ts'
import {
  prepareEntry,
  toPurchaseItem
} from '../../../../ui/licensing/purchase/journal-entry.ts'
import { licenseOf } from '../../plan-of.ts'
import { useQuietPlatform } from '../../quiet-platform.ts'

const attempt = 'a'.repeat(32)
const instead = 'b'.repeat(32)

beforeEach(() => void useQuietPlatform())

/** The entry and the item for an asset with everything that can be said. */
function prepare(mediaType: AssetRef['mediaType'], part: Partial<PlanChoice>) {
  const choice: PlanChoice = {
    subscriptionId: 's1',
    subscriptionName: 'Monthly',
    license: 'standard',
    size: 'huge',
    format: 'jpg',
    ...part
  }
  const order = {
    assetId: '5',
    mediaType,
    isEditorial: true,
    decision: {
      kind: 'license',
      choice,
      expectedCharge: 1,
      leftAfter: 9,
      isAsWished: true,
      retail: { amount: 3, currency: 'USD' }
    },
    left: 10,
    instead,
    isAgain: true
  } as const
  const origin = {
    attempt,
    plan: 'p1',
    accountId: '7',
    userName: 'Ann',
    fileId: 'file-1',
    fileName: 'Board',
    project: { ...noProject, client: 'Ines & Co' },
    direct: false,
    epoch: 'e1'
  }
  const history = [
    licenseOf('5', { id: 'a1', mediaType: 'audio' }),
    licenseOf('5', { id: 'v1', mediaType: 'video' }),
    licenseOf('5', { id: 'e1' })
  ]
  const entry = prepareEntry(origin, order, history)
  return { entry, item: toPurchaseItem(entry, order) }
}

it('sends everything that was agreed to of a video', () => {
  const { entry, item } = prepare('video', { size: 'hd', format: '' })

  expect(entry).toMatchObject({ v: 2, baseline: ['v1'] })
  expect(item).toEqual({
    assetId: '5',
    subscriptionId: 's1',
    size: 'hd',
    editorialAcknowledged: true,
    metadata: { client: 'Ines & Co' },
    price: 3,
    instead,
    isAgain: true
  })
})

it('sends the license of a track, and keeps the rest in the journal', () => {
  const { entry, item } = prepare('audio', {
    license: 'audio_platform',
    size: 'original_audio',
    format: ''
  })

  expect(entry).toMatchObject({
    v: 2,
    id: `${attempt}.audio 5`,
    license: 'audio_platform',
    project: { client: 'Ines & Co' },
    baseline: ['a1']
  })
  expect(item).toEqual({
    assetId: '5',
    subscriptionId: 's1',
    size: 'original_audio',
    license: 'audio_platform',
    instead,
    isAgain: true
  })
})
