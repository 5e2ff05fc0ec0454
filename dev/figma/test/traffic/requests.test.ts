import { expect, test } from 'vitest'
import {
  $requests,
  addFaultRequest,
  clearRequests
} from '../../traffic/requests.ts'

test('reports the outcome of the request for each fault', () => {
  const of = {
    from: 'panel' as const,
    method: 'GET',
    url: 'https://a.example/'
  }

  for (const kind of ['refused', 'cors', 'status', 'slow'] as const) {
    addFaultRequest(of, kind)
  }

  expect($requests.get()).toEqual([
    { ...of, outcome: 'refused', detail: 'by the fault “Host refused”' },
    { ...of, outcome: 'failed', detail: 'by the fault “No CORS header”' },
    { ...of, outcome: 'answered', detail: 'by the fault “Error status”' }
  ])
  clearRequests()
  expect($requests.get()).toEqual([])
})
