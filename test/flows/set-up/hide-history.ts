import { changeText } from './change-text.ts'
import { addresses } from './open-stack.ts'
import type { FlowStack } from './open-stack.ts'

/** Empties the license history until the returned function is called. */
export function hideHistory({ network }: FlowStack): () => void {
  network.breakAll(withoutHistory)
  return () => network.breakAll((_, go) => go())
}

/** Sends a request; a reply with a license history arrives empty. */
export async function withoutHistory(
  line: string,
  go: () => Promise<Response>
): Promise<Response> {
  const history = new RegExp(`^GET ${addresses.service}/v2/\\w+/licenses`)
  if (!history.test(line)) return go()
  return changeText(await go(), () => '{"data":[]}')
}
