import type { FindComps, FoundComps } from '../../contract/finding.ts'
import { groupUses } from '../../ui/file/check/group-uses.ts'
import type { GroupedUses } from '../../ui/file/check/group-uses.ts'
import type { OpenController } from './open-controller.ts'

interface Found
  extends Pick<FoundComps, 'omitted' | 'pages'>, Omit<GroupedUses, 'leftOut'> {}

/** What the controller finds, as the panel groups it. */
export async function foundIn(
  { peer }: Pick<OpenController, 'peer'>,
  input: FindComps = {}
): Promise<Found> {
  const found = await peer.call.findComps(input)
  const { omitted, pages } = found
  return { ...groupUses(found), omitted, pages }
}
