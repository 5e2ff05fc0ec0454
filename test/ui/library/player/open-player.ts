import { createWorld, openPanel } from '../../open-panel.ts'

/** A panel whose player nobody has used yet. */
export async function openPlayer() {
  const panel = await openPanel(createWorld())
  return {
    ...panel,
    ...(await import('../../../../contract/errors.ts')),
    ...(await import('../../../../ui/library/player/play.ts')),
    ...(await import('../../../../ui/library/player/player.ts'))
  }
}
