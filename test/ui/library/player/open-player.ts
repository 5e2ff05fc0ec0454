import { vi } from 'vitest'
import { createVirtualClock } from '../../../virtual-clock.ts'

/** A player that nobody has used yet, with virtual time. */
export async function openPlayer() {
  vi.resetModules()
  const { usePlatform, platform } =
    await import('../../../../ui/platform/platform.ts')
  const { useQuietPlatform } = await import('../../quiet-platform.ts')
  useQuietPlatform()
  const clock = createVirtualClock()
  usePlatform({
    ...platform(),
    wait: (...given) => clock.wait(...given),
    now: () => clock.now()
  })
  return {
    clock,
    online: await import('../../../../ui/shell/online.ts'),
    settings: await import('../../../../ui/shell/settings.ts'),
    ...(await import('../../../../contract/errors.ts')),
    ...(await import('../../../../ui/library/player/play.ts')),
    ...(await import('../../../../ui/library/player/player.ts')),
    ...(await import('../../../../ui/library/player/sound.ts'))
  }
}
