import { changeText } from './change-text.ts'
import { addresses } from './open-stack.ts'
import type { FlowStack } from './open-stack.ts'

/** Empties the license history until the returned function is called. */
export function hideHistory({ network }: FlowStack): () => void {
  const history = `GET ${addresses.service}/v2/images/licenses`
  network.breakAll(async (line, go) =>
    line.startsWith(history)
      ? changeText(await go(), () => '{"data":[]}')
      : go()
  )
  return () => network.breakAll((_, go) => go())
}
