import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FaultSpec } from './fault-spec.ts'
import type { Faults } from './faults.ts'

/** Sets a fault that was given over HTTP or as an option. */
export function setFault(faults: Faults, order: FaultSpec): void {
  switch (order.fault) {
    case 'delay':
      return faults.delay(order.milliseconds)
    case 'fail':
      return faults.failNext({
        ...order,
        status: order.status as ContentfulStatusCode // 400 to 599
      })
    case 'lose-reply':
      return faults.cutConnection(order)
    case 'work-late':
      return faults.workLate(order)
    case 'cut-body':
      return faults.cutBody(order)
    case 'break-media':
      return faults.breakMedia(order.kind, order.times)
    case 'malform-record':
      return faults.malformRecord(order.assetId)
    case 'vanish-asset':
      return faults.vanishAsset(order.assetId)
    case 'move-clock':
      return faults.moveClock(order.milliseconds)
    case 'lag-history':
      return faults.licensing.lagHistory(order.milliseconds)
    case 'shift-history':
      return faults.licensing.shiftHistory(order.entries)
    case 'metadata':
      return faults.licensing.treatMetadata(order.fate)
    case 'repeats':
      return faults.licensing.chargeRepeats(order.repeats)
    case 'halve-batch':
      return faults.licensing.halveBatches(order.times)
    case 'forbid-download':
      return faults.licensing.forbidDownload(order.assetId)
  }
}
