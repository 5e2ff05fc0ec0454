import { platform } from '../platform.ts'
import { keepDecision } from '../stores/watched.ts'
import type { LicensedFile } from './licensed-file.ts'
import { step } from './states/step.ts'

/**
 * Without its number a purchase stays in the journal to be looked up. Those
 * that cannot be written are closed by the next start: they are not among
 * what comes back.
 */
export async function closePurchases(
  files: readonly LicensedFile[]
): Promise<LicensedFile[]> {
  const closed = await Promise.all(files.map(close))
  return files.filter((_, i) => closed[i])
}

async function close({ entry }: LicensedFile): Promise<boolean> {
  if (!entry) return true
  try {
    await keepDecision(step(entry, { kind: 'placed' }, platform().now()))
    return true
  } catch {
    return false
  }
}
