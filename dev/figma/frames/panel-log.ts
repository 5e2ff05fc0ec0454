import type { PanelReport } from './panel-bootstrap.ts'
import { networkFaults } from '../network/faults.ts'
import { faults } from '../traffic/faults.ts'
import { addFaultRequest, addRequest } from '../traffic/requests.ts'

type Logged = Exclude<
  PanelReport,
  { kind: 'faults-of' | 'dragging' | 'pressing' }
>

/** Puts what a panel's frame reports into the network log. */
export function logReport(report: Logged): void {
  if (report.kind === 'ready') {
    performance.mark('panel-ready')
    return
  }
  const { url } = report
  if (report.kind === 'refused') {
    const [fault] = networkFaults(faults, url)
    const detail = `Not in networkAccess (${report.directive})`
    if (fault) addFaultRequest({ from: 'panel', method: '', url }, fault.kind)
    else addPanelRequest(url, 'refused', detail)
  } else if (report.kind === 'fault') {
    const { method, fault } = report
    addFaultRequest({ from: 'panel', method, url }, fault)
  } else if (report.failed) {
    addPanelRequest(url, 'failed', 'Blocked by CORS, or no connection')
  } else {
    const detail = report.status > 0 ? String(report.status) : ''
    addPanelRequest(url, 'answered', detail)
  }
}

function addPanelRequest(
  url: string,
  outcome: 'answered' | 'failed' | 'refused',
  detail: string
): void {
  addRequest({ from: 'panel', method: '', url, outcome, detail })
}
