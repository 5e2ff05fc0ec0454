import { $held, withBearer } from '../api/bearer.ts'
import { fetchPurchase } from '../api/gateway.ts'
import { createAttemptId } from './journal-entry.ts'

/**
 * A pasted token may be one that the gateway takes from nobody, which is to
 * be known before anything is sent: afterwards its refusal proves nothing.
 */
export async function checkToken(): Promise<void> {
  if ($held.get()?.handle !== null) return
  await withBearer(bearer => fetchPurchase(createAttemptId(), bearer))
}
