import type { ApprovalRequest } from '../../contract/records.ts'

/** A designer's request with these changes. */
export function requestOf(
  change: Partial<ApprovalRequest> = {}
): ApprovalRequest {
  return {
    v: 1,
    id: 'a1',
    assetIds: ['1', '2'],
    note: 'For the landing page',
    who: 'Dana',
    at: '2026-11-20T12:00:00Z',
    ...change
  }
}
