import type { Session } from '../../model/record/session.ts'
import { checkBytes } from '../../nodes/checks/check.ts'
import { request } from '../../nodes/handles/host-call.ts'
import { assertVideo, assertVideoTeam } from '../../shared/check-video.ts'

/** `figma.createVideoAsync`: a plugin receives the hash alone. */
export async function createVideoAsync(
  session: Session,
  data: unknown
): Promise<{ readonly hash: string }> {
  const op = 'createVideoAsync'
  const bytes = checkBytes(op, 'data', data)
  assertVideoTeam(op, session.team)
  assertVideo(op, bytes)
  const hash = await request('createVideo', bytes)
  return Object.freeze({ hash: String(hash) })
}
