import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { FaultSpec } from './fault-spec.ts'
import type { Faults } from './faults.ts'

/** Sets a fault that was given over HTTP or as an option. */
export function setFault(faults: Faults, fault: FaultSpec): void {
  switch (fault.fault) {
    case 'delay':
      return faults.delay(fault.milliseconds)
    case 'fail':
      return faults.failNext({
        ...fault,
        status: fault.status as ContentfulStatusCode // 400 to 599
      })
    case 'lose-reply':
      return faults.cutConnection(fault)
    case 'work-late':
      return faults.workLate(fault)
    case 'cut-body':
      return faults.cutBody(fault)
    case 'break-media':
      return faults.breakMedia(fault.kind, fault.times)
    case 'malform-record':
      return faults.malformRecord(fault.assetId)
    case 'vanish-asset':
      return faults.removeAsset(fault.assetId)
    case 'move-clock':
      return faults.moveClock(fault.milliseconds)
    case 'lag-history':
      return faults.licensing.lagHistory(fault.milliseconds)
    case 'shift-history':
      return faults.licensing.shiftHistory(fault.entries)
    case 'metadata':
      return faults.licensing.treatMetadata(fault.fate)
    case 'repeats':
      return faults.licensing.chargeRepeats(fault.repeats)
    case 'halve-batch':
      return faults.licensing.halveBatches(fault.times)
    case 'forbid-download':
      return faults.licensing.forbidDownload(fault.assetId)
  }
}
