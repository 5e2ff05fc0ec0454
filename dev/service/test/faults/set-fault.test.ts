import { expect, test } from 'vitest'
import { faultRoutes } from '../../faults/fault-routes.ts'
import { createFaults, type ActiveFaults } from '../../faults/faults.ts'

/** What a service that has these faults would meet with its next request. */
function stateOf(faults: ActiveFaults) {
  const { licensing } = faults
  const { message, status } = faults.takeFailure('POST', '/v2/x') ?? {}
  return {
    delayed: faults.delayed,
    clockOffset: faults.clockOffset,
    failure: status && { status, message },
    isCut: faults.takeCut('POST', '/v2/x'),
    late: faults.takeLate('POST', '/v2/x'),
    isBodyCut: faults.takeBodyCut('POST', '/v2/x'),
    media: faults.takeMediaFault(),
    isMalformed: faults.isMalformed('7'),
    isRemoved: faults.isRemoved('7'),
    historyLag: licensing.historyLag,
    historyShift: licensing.historyShift,
    metadataFate: licensing.metadataFate,
    repeats: licensing.repeats,
    isHalfBatch: licensing.takeHalfBatch(),
    isDownloadForbidden: licensing.isDownloadForbidden('7')
  }
}

const match = { method: 'post', path: '/v2/' }

test.each([
  [{ fault: 'delay', milliseconds: 3 }, { delayed: 3 }],
  [
    { fault: 'fail', status: 418, message: 'Tea', ...match },
    { failure: { status: 418, message: 'Tea' } }
  ],
  [{ fault: 'lose-reply', ...match }, { isCut: true }],
  [{ fault: 'work-late', milliseconds: 4, ...match }, { late: 4 }],
  [{ fault: 'cut-body', ...match }, { isBodyCut: true }],
  [{ fault: 'break-media', kind: 'truncated' }, { media: 'truncated' }],
  [{ fault: 'malform-record', assetId: '7' }, { isMalformed: true }],
  [{ fault: 'vanish-asset', assetId: '7' }, { isRemoved: true }],
  [{ fault: 'move-clock', milliseconds: 5 }, { clockOffset: 5 }],
  [{ fault: 'lag-history', milliseconds: 6 }, { historyLag: 6 }],
  [{ fault: 'shift-history', entries: -1 }, { historyShift: -1 }],
  [{ fault: 'metadata', fate: 'stripped' }, { metadataFate: 'stripped' }],
  [{ fault: 'repeats', repeats: 'charged' }, { repeats: 'charged' }],
  [{ fault: 'halve-batch' }, { isHalfBatch: true }],
  [{ fault: 'forbid-download', assetId: '7' }, { isDownloadForbidden: true }]
])('the fault %j sets only %j', async (order, expected) => {
  const faults = createFaults()

  const reply = await faultRoutes(faults).request('/admin/faults', {
    method: 'POST',
    headers: { Host: 'localhost', 'Content-Type': 'application/json' },
    body: JSON.stringify(order)
  })

  expect(reply.status).toBe(204)
  expect(stateOf(faults)).toEqual({ ...stateOf(createFaults()), ...expected })
})
