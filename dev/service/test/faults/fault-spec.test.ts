import { expect, test } from 'vitest'
import { faultRoutes } from '../../faults/fault-routes.ts'
import { FaultSpec, type FaultInput } from '../../faults/fault-spec.ts'
import { createFaults, type Faults } from '../../faults/faults.ts'

const names = FaultSpec.options.map(({ entries }) => entries.fault.literal)
const match = { method: 'POST', path: '/v2/' }

/** Each fault, and its short form if it has one. */
const cases: [FaultInput, ((faults: Faults) => void)?][] = [
  [{ fault: 'delay', milliseconds: 3 }, faults => faults.delay(3)],
  [
    { fault: 'fail', status: 418, message: 'Tea', times: 2, ...match },
    faults =>
      faults.failNext({ status: 418, message: 'Tea', times: 2, ...match })
  ],
  [{ fault: 'lose-reply', ...match }, faults => faults.cutConnection(match)],
  [
    { fault: 'work-late', milliseconds: 4, ...match },
    faults => faults.workLate({ milliseconds: 4, ...match })
  ],
  [
    { fault: 'cut-body', times: 3, ...match },
    faults => faults.cutBody({ times: 3, ...match })
  ],
  [
    { fault: 'break-media', kind: 'truncated', times: 4 },
    faults => faults.breakMedia('truncated', 4)
  ],
  [
    { fault: 'break-media', kind: 'short', path: '/media/audio/' },
    faults => faults.breakMedia('short', 1, '/media/audio/')
  ],
  [
    { fault: 'malform-record', assetId: '7', kind: 'sizes-as-text' },
    faults => faults.malformRecord('7', 'sizes-as-text')
  ],
  [{ fault: 'remove-asset', assetId: '7' }, faults => faults.removeAsset('7')],
  [{ fault: 'move-clock', milliseconds: 5 }, faults => faults.moveClock(5)],
  [
    { fault: 'lag-history', milliseconds: 6 },
    faults => faults.licensing.lagHistory(6)
  ],
  [
    { fault: 'shift-history', entries: -1 },
    faults => faults.licensing.shiftHistory(-1)
  ],
  [
    { fault: 'metadata', fate: 'stripped' },
    faults => faults.licensing.treatMetadata('stripped')
  ],
  [
    { fault: 'repeats', repeats: 'charged' },
    faults => faults.licensing.chargeRepeats('charged')
  ],
  [
    { fault: 'halve-batch', times: 5 },
    faults => faults.licensing.halveBatches(5)
  ],
  [
    { fault: 'forbid-download', assetId: '7' },
    faults => faults.licensing.forbidDownload('7')
  ]
]

async function send(fault: object) {
  const faults = createFaults()
  const reply = await faultRoutes(faults).request('/admin/faults', {
    method: 'POST',
    headers: { Host: 'localhost', 'Content-Type': 'application/json' },
    body: JSON.stringify(fault)
  })
  expect(reply.status).toBe(204)
  return faults
}

test('there is a case for each fault', () => {
  const faults = cases.map(([{ fault }]) => fault)
  expect([...new Set(faults)]).toEqual(names)
})

test.each(cases)(
  'only %j is set, over HTTP and by its short form',
  async (fault, set = faults => faults.set(fault)) => {
    const sent = await send(fault)
    const direct = createFaults()
    set(direct)

    for (const faults of [sent, direct]) {
      const active = names.flatMap(name => faults.all(name))
      expect(active).toEqual([{ times: 1, after: 0, ...fault }])
    }
  }
)

test('a fault affects its method and path, in lower case too', async () => {
  const path = '/v2/x'
  const faults = await send({
    fault: 'fail',
    status: 500,
    ...match,
    method: 'post'
  })

  const others = [
    faults.take('fail', { method: 'GET', path }),
    faults.take('fail', { method: 'POST', path: '/v3/x' }),
    faults.take('cut-body', { method: 'POST', path })
  ]

  expect(others).toEqual([undefined, undefined, undefined])
  expect(faults.take('fail', { method: 'POST', path })).toMatchObject({
    message: 'Service fault'
  })
  expect(faults.take('fail', { method: 'POST', path })).toBeUndefined()
})
